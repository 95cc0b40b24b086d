package org.rookery.engine.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.Edit;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Sequel;
import org.rookery.program.Test;

/**
 * Writes rules as flat code: every rule of a block once, before all that it leads to, so that no
 * jump leads back.
 */
final class CodeWriter implements Rule.Cases<Rule> {
  private static final int NOWHERE = -1;

  private int[] words = new int[64];
  private int size;
  private final List<Integer> blocks = new ArrayList<>();
  private final Map<Test, Integer> tests = new HashMap<>();
  private final List<Test> asked = new ArrayList<>();
  private final List<Sequel> sequels = new ArrayList<>();
  private final Map<Test, Integer> questions = new HashMap<>();
  private boolean partial;

  // The part being written: its rules, where it ends, before which rules edits may have been
  // collected, and the words that name one by its place in the order until all are written.
  private final RuleOrder order = new RuleOrder();
  private int[] places = new int[16];
  private int end;
  private final BitSet collecting = new BitSet();
  private final BitSet targets = new BitSet();

  private boolean collects;

  /** Whether tests are asked once of all code, instead of every time a run comes there. */
  private final boolean asksOnce;

  CodeWriter(boolean asksOnce) {
    this.asksOnce = asksOnce;
  }

  /** Blocks that begin with nothing collected, each for itself. */
  void blocks(RuleBlocks rules) {
    for (Rule block : rules.blocks()) {
      order.begin(List.of(block));
      blocks.add(size);
      part();
    }
  }

  /** Writes blocks that a run enters midway, all in one piece of code. */
  void page(RuleBlocks rules) {
    order.begin(rules.blocks());
    rules.blocks().forEach(block -> on(block, true));
    part();
    for (Rule block : rules.blocks()) {
      blocks.add(block instanceof Rule.End ? end : places[order.place(block)]);
    }
  }

  /**
   * The code.
   *
   * @param numbers the tests asked once, numbered here
   */
  RuleCode code(Map<Test, Integer> numbers) {
    int[] once = new int[asked.size()];
    for (int i = 0; i < once.length; i++) {
      Test test = asked.get(i);
      once[i] = isAskedOnce(test) ? numbers.computeIfAbsent(test, t -> numbers.size()) : -1;
    }
    return new RuleCode(
        Arrays.copyOf(words, size),
        blocks.stream().mapToInt(Integer::intValue).toArray(),
        asked.toArray(Test[]::new),
        sequels.toArray(Sequel[]::new),
        once,
        Map.copyOf(questions),
        partial);
  }

  /** Writes the rules in their order. */
  private void part() {
    places = places.length < order.size() ? new int[2 * order.size()] : places;
    end = NOWHERE;
    for (int i = 0; i < order.size(); i++) {
      Rule rule = order.get(i);
      places[i] = size;
      collects = collecting.get(i);
      Rule next = rule.match(this);
      if (next instanceof Rule.End) {
        end = size;
        write(Code.END);
      } else if (next != rule && order.place(next) != i + 1) {
        write(Code.JUMP);
        target(next);
      }
    }
    if (end == NOWHERE) {
      end = size;
      write(Code.END);
    }
    for (int word = targets.nextSetBit(0); word >= 0; word = targets.nextSetBit(word + 1)) {
      words[word] = words[word] == NOWHERE ? end : places[words[word]];
    }
    targets.clear();
    collecting.clear();
  }

  private void write(int word) {
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
    }
    words[size++] = word;
  }

  private void write(int opcode, int operand) {
    write(opcode);
    write(operand);
  }

  private void target(Rule rule) {
    targets.set(size);
    write(rule instanceof Rule.End ? NOWHERE : order.place(rule));
  }

  /** Notes that a way leads on to a rule with what has been collected by then. */
  private Rule on(Rule rule, boolean collected) {
    if (collected && !(rule instanceof Rule.End)) {
      collecting.set(order.place(rule));
    }
    return rule;
  }

  @Override
  public Rule look(Rule.Look rule) {
    write(Code.HOLDS, rule.square());
    target(on(rule.no(), collects));
    for (int word : rule.pieces().words()) {
      write(word);
    }
    return on(rule.yes(), collects);
  }

  @Override
  public Rule ask(Rule.Ask rule) {
    Test test = rule.test();
    questions.putIfAbsent(test, size);
    if (test.passed().isPresent()) {
      write(Code.PASSED, test.passed().getAsInt());
    } else if (test.kept().isPresent()) {
      write(Code.UNMOVED, test.kept().getAsInt());
    } else if (test.denied().orElse(test) instanceof Test.Attacked attack) {
      write(test.denied().isPresent() ? Code.SAFE : Code.ATTACKED, number(attack));
    } else {
      write(isAskedOnce(test) ? Code.ONCE : Code.TEST, number(test));
    }
    target(on(rule.no(), collects));
    return on(rule.yes(), collects);
  }

  private int number(Test test) {
    Integer known = tests.putIfAbsent(test, asked.size());
    if (known == null) {
      asked.add(test);
      return asked.size() - 1;
    }
    return known;
  }

  private boolean isAskedOnce(Test test) {
    return asksOnce && test.isSeveral() && !test.isAboutMove();
  }

  @Override
  public Rule fork(Rule.Fork rule) {
    write(Code.FORK);
    target(on(rule.then(), collects));
    return on(rule.first(), collects);
  }

  @Override
  public Rule collect(Rule.Collect rule) {
    collect(rule.edit());
    return on(rule.next(), true);
  }

  private void collect(int edit) {
    collects = true;
    if (edit == Rule.CAPTURE_PASSER) {
      write(Code.CAPTURE_PASSER);
      return;
    }
    write(Code.EDIT, edit);
    partial |= Edit.kind(edit) == Edit.CONTINUE;
  }

  @Override
  public Rule forget(Rule.Forget rule) {
    write(Code.FORGET);
    return rule.next();
  }

  @Override
  public Rule emit(Rule.Emit rule) {
    List<Integer> edits = rule.edits();
    int rest = edits.size();
    if (rest > 0 && edits.get(rest - 1) != Rule.CAPTURE_PASSER) {
      rest--;
    }
    for (int i = 0; i < rest; i++) {
      collect(edits.get(i));
    }
    if (rest < edits.size()) {
      int last = edits.get(rest);
      write(collects ? Code.EMIT : Code.EMIT_PLAIN, last);
      partial |= Edit.kind(last) == Edit.CONTINUE;
    } else {
      write(Code.EMIT_PENDING);
    }
    return rule.next();
  }

  @Override
  public Rule more(Rule.More rule) {
    write(Code.MORE, sequels.size());
    sequels.add(rule.sequel());
    partial = true; // who knows
    return rule;
  }

  @Override
  public Rule end(Rule.End rule) {
    throw new IllegalStateException("ends are written after what leads there");
  }
}
