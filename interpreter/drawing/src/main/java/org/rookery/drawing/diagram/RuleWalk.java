package org.rookery.drawing.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/**
 * Finds the ways rules can come to an emission that need no more than a few other men on the board.
 *
 * <p>The bound keeps rules that look at many squares readable, and finite: a capture of two men at
 * once is shown, one of three is not.
 */
final class RuleWalk implements Rule.Cases<Boolean> {
  /** How many rules are looked at; what lies beyond is not shown. */
  private static final int LIMIT = 400_000;

  /** The same where no other man may be needed. */
  private static final int LIMIT_ALONE = 10_000;

  private final GameProgram program;
  private final Contents contents;
  private final int start;
  private final int mostMen;
  private final Defaults defaults;
  private final Consumer<Act> visitor;

  // The walk going on.
  private final Map<Integer, BitSet> needs = new TreeMap<>();
  private final Map<Test, Boolean> answers = new LinkedHashMap<>();
  private List<Integer> pending = new ArrayList<>();
  private boolean takesPasser;
  private int occupied;
  private int budget;

  /**
   * A walk for a man of {@code content}.
   *
   * @param start where it stands, or a negative number when it is in hand
   * @param mostMen how many squares besides its own may have to be occupied
   */
  RuleWalk(GameProgram program, int content, int start, int mostMen, Consumer<Act> visitor) {
    this.program = program;
    this.contents = program.contents();
    this.start = start;
    this.mostMen = mostMen;
    budget = mostMen == 0 ? LIMIT_ALONE : LIMIT;
    this.visitor = visitor;
    defaults = new Defaults(program, content, start);
    if (start >= 0) {
      BitSet self = new BitSet();
      self.set(content);
      needs.put(start, self);
    }
  }

  /** Walks all blocks of some rules. */
  void walk(RuleBlocks rules) {
    for (Rule block : rules.blocks()) {
      pending = new ArrayList<>();
      takesPasser = false;
      go(block);
    }
  }

  /** Walks on from a rule; state is as before when it returns. */
  private void go(Rule rule) {
    List<Integer> savedPending = new ArrayList<>(pending);
    boolean savedPasser = takesPasser;
    follow(rule);
    takesPasser = savedPasser;
    pending = savedPending;
  }

  private boolean follow(Rule rule) {
    return budget-- > 0 && rule.match(this);
  }

  @Override
  public Boolean look(Rule.Look rule) {
    holds(rule.square(), rule.men().members(), () -> go(rule.yes()), () -> go(rule.no()));
    return true;
  }

  @Override
  public Boolean ask(Rule.Ask rule) {
    ask(rule.test(), () -> go(rule.yes()), () -> go(rule.no()));
    return true;
  }

  @Override
  public Boolean fork(Rule.Fork rule) {
    go(rule.first());
    go(rule.then());
    return true;
  }

  @Override
  public Boolean collect(Rule.Collect rule) {
    collect(rule.edit());
    return follow(rule.next());
  }

  private void collect(int edit) {
    if (edit == Rule.CAPTURE_PASSER) {
      takesPasser = true;
    } else {
      pending.add(edit);
    }
  }

  @Override
  public Boolean forget(Rule.Forget rule) {
    pending.clear();
    takesPasser = false;
    return follow(rule.next());
  }

  @Override
  public Boolean emit(Rule.Emit rule) {
    rule.edits().forEach(this::collect);
    emit();
    return follow(rule.next());
  }

  @Override
  public Boolean more(Rule.More rule) {
    return true;
  }

  @Override
  public Boolean end(Rule.End rule) {
    return true;
  }

  private void emit() {
    Map<Integer, BitSet> held = new LinkedHashMap<>();
    needs.forEach((square, set) -> held.put(square, (BitSet) set.clone()));
    LinkedHashSet<String> conditions = new LinkedHashSet<>();
    answers.forEach(
        (test, answer) -> {
          if (answer != defaults.answer(test)) {
            conditions.add(test.match(new ConditionWords(program)));
          }
        });
    visitor.accept(new Act(List.copyOf(pending), takesPasser, held, conditions));
    pending.clear();
    takesPasser = false;
  }

  /** Goes both ways from a question about one square. */
  private void holds(int square, BitSet set, Runnable yes, Runnable no) {
    BitSet others = (BitSet) set.clone();
    others.flip(0, contents.size());
    narrow(square, set, yes);
    narrow(square, others, no);
  }

  private void narrow(int square, BitSet set, Runnable then) {
    BitSet before = needs.get(square);
    BitSet after = (BitSet) set.clone();
    if (before != null) {
      after.and(before);
    }
    if (after.isEmpty()) {
      return;
    }
    boolean nowOccupied =
        !after.get(Contents.EMPTY) && (before == null || before.get(Contents.EMPTY));
    if (nowOccupied && occupied == mostMen) {
      return;
    }
    occupied += nowOccupied ? 1 : 0;
    needs.put(square, after);
    then.run();
    if (before == null) {
      needs.remove(square);
    } else {
      needs.put(square, before);
    }
    occupied -= nowOccupied ? 1 : 0;
  }

  private void ask(Test test, Runnable yes, Runnable no) {
    budget--;
    if (test instanceof Test.Constant constant) {
      (constant.value() ? yes : no).run();
    } else if (test instanceof Test.Holds holds) {
      holds(holds.square(), holds.contents().members(), yes, no);
    } else if (test instanceof Test.Not not) {
      ask(not.test(), no, yes);
    } else if (test instanceof Test.And and) {
      all(and.tests(), 0, yes, no);
    } else if (test instanceof Test.Or or) {
      any(or.tests(), 0, yes, no);
    } else if (test instanceof Test.Captures captures) {
      captures(captures, yes, no);
    } else {
      answered(test, true, yes);
      answered(test, false, no);
    }
  }

  private void answered(Test test, boolean answer, Runnable then) {
    Boolean known = answers.get(test);
    if (known != null) {
      if (known == answer) {
        then.run();
      }
      return;
    }
    answers.put(test, answer);
    then.run();
    answers.remove(test);
  }

  private void all(List<Test> tests, int from, Runnable yes, Runnable no) {
    if (from == tests.size()) {
      yes.run();
    } else {
      ask(tests.get(from), () -> all(tests, from + 1, yes, no), no);
    }
  }

  private void any(List<Test> tests, int from, Runnable yes, Runnable no) {
    if (from == tests.size()) {
      no.run();
    } else {
      ask(tests.get(from), yes, () -> any(tests, from + 1, yes, no));
    }
  }

  /** A capture is pending, or a man stands where the move ends. */
  private void captures(Test.Captures test, Runnable yes, Runnable no) {
    if (pending.stream().anyMatch(word -> Edit.kind(word) == Edit.CAPTURE)) {
      yes.run();
    } else if (test.to() == start) {
      no.run();
    } else {
      BitSet empty = new BitSet();
      empty.set(Contents.EMPTY);
      holds(test.to(), empty, no, yes);
    }
  }
}
