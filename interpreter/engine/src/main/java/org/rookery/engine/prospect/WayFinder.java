package org.rookery.engine.prospect;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** Goes all ways through the rules of a piece on a square, with so many other pieces about. */
final class WayFinder implements Rule.Cases<Boolean> {
  /** Rules of more ways are given up: nothing is claimed of them. */
  private static final int MOST_RULES = 5_000;

  /** So are rules with longer ways. */
  private static final int LONGEST = 300;

  private final GameProgram program;
  private final ContentSet anything;
  private final int others;
  private final List<Way> found = new ArrayList<>();
  private final Map<Integer, ContentSet> needs = new TreeMap<>();
  private final List<Way.Asked> asked = new ArrayList<>();
  private @Nullable Chain collected;
  private int occupied;
  private int looked;
  private int depth;
  private int group;
  private int content;
  private int from;

  /** Edits collected, the last one first. */
  private record Chain(int edit, @Nullable Chain before) {}

  /**
   * A finder.
   *
   * @param others how many other pieces there are: ways that need more are none
   */
  WayFinder(GameProgram program, int others) {
    this.program = program;
    this.others = others;
    BitSet all = new BitSet();
    all.set(Contents.EMPTY, program.contents().size());
    anything = ContentSet.of(all, program.contents());
  }

  /** All ways of a piece on the board; null where there are too many. */
  @Nullable List<Way> onBoard(int man, int square) {
    begin(man, square);
    BitSet only = new BitSet();
    only.set(man);
    needs.put(square, ContentSet.of(only, program.contents()));
    for (group = 0; group < program.groups().size(); group++) {
      walk(program.rules().moves(man, square, group));
    }
    return looked > MOST_RULES ? null : List.copyOf(found);
  }

  /** All ways of a piece in hand; null where there are too many. */
  @Nullable List<Way> inHand(int man) {
    begin(man, ProspectEffects.NONE);
    for (group = 0; group < program.groups().size(); group++) {
      walk(program.rules().inHand(man, group));
      for (int square = 0; square < program.topology().size(); square++) {
        walk(program.rules().drops(man, square, group));
      }
    }
    return looked > MOST_RULES ? null : List.copyOf(found);
  }

  private void begin(int man, int square) {
    content = man;
    from = square;
    needs.clear();
    found.clear();
    looked = 0;
  }

  private void walk(RuleBlocks rules) {
    for (Rule block : rules.blocks()) {
      collected = null;
      go(block);
    }
  }

  private boolean go(Rule rule) {
    Chain before = collected;
    looked += depth < LONGEST ? 1 : MOST_RULES;
    depth++;
    boolean done = looked > MOST_RULES || rule.match(this);
    depth--;
    collected = before;
    return done;
  }

  @Override
  public Boolean look(Rule.Look rule) {
    holds(rule.square(), rule.men(), rule.yes(), rule.no());
    return true;
  }

  @Override
  public Boolean ask(Rule.Ask rule) {
    if (rule.test() instanceof Test.Holds holds) {
      holds(holds.square(), holds.contents(), rule.yes(), rule.no());
    } else {
      answered(rule.test(), true, rule.yes());
      answered(rule.test(), false, rule.no());
    }
    return true;
  }

  private void holds(int square, ContentSet men, Rule yes, Rule no) {
    ContentSet before = needs.get(square);
    ContentSet open = before == null ? anything : before;
    need(square, before, open.both(men), () -> go(yes));
    need(square, before, open.without(men), () -> go(no));
  }

  private void need(int square, @Nullable ContentSet before, ContentSet after, Runnable then) {
    boolean fills = !after.has(Contents.EMPTY) && (before == null || before.has(Contents.EMPTY));
    if (after.isEmpty() || (fills && occupied >= others)) {
      return;
    }
    occupied += fills ? 1 : 0;
    needs.put(square, after);
    then.run();
    occupied -= fills ? 1 : 0;
    if (before == null) {
      needs.remove(square);
    } else {
      needs.put(square, before);
    }
  }

  private void answered(Test test, boolean answer, Rule then) {
    Way.Asked opposite = new Way.Asked(test, !answer);
    if (!asked.contains(opposite)) {
      asked.add(new Way.Asked(test, answer));
      if (answer && test instanceof Test.Unmoved unmoved) {
        stand(program.rights().get(unmoved.right()), 0, then);
      } else {
        go(then);
      }
      asked.remove(asked.size() - 1);
    }
  }

  /**
   * Goes on where the pieces of a right stand where they stood at the start, from one of them on.
   */
  private void stand(Right right, int index, Rule then) {
    if (index == right.squares().size()) {
      go(then);
      return;
    }
    int square = right.squares().get(index);
    BitSet only = new BitSet();
    only.set(right.contents().get(index));
    ContentSet before = needs.get(square);
    ContentSet open = before == null ? anything : before;
    ContentSet after = open.both(ContentSet.of(only, program.contents()));
    need(square, before, after, () -> stand(right, index + 1, then));
  }

  @Override
  public Boolean fork(Rule.Fork rule) {
    go(rule.first());
    return go(rule.then());
  }

  @Override
  public Boolean collect(Rule.Collect rule) {
    collected = new Chain(rule.edit(), collected);
    return go(rule.next());
  }

  @Override
  public Boolean forget(Rule.Forget rule) {
    collected = null;
    return go(rule.next());
  }

  @Override
  public Boolean emit(Rule.Emit rule) {
    List<Integer> edits = new ArrayList<>();
    for (Chain chain = collected; chain != null; chain = chain.before()) {
      edits.add(chain.edit());
    }
    Collections.reverse(edits);
    edits.addAll(rule.edits());
    List<Integer> squares = new ArrayList<>();
    List<ContentSet> contents = new ArrayList<>();
    needs.forEach(
        (square, set) -> {
          if (square != from) {
            squares.add(square);
            contents.add(set);
          }
        });
    ProspectEffects effects = ProspectEffects.of(edits, from, content, program.royal());
    found.add(new Way(group, squares, contents, List.copyOf(asked), effects));
    collected = null;
    return go(rule.next());
  }

  @Override
  public Boolean more(Rule.More rule) {
    return go(rule.sequel().place().rule());
  }

  @Override
  public Boolean end(Rule.End rule) {
    return true;
  }
}
