package org.rookery.engine.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.Edit;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/**
 * The code of one man on one square made ready to run: the blocks of several move groups joined,
 * frequent tests turned into instructions of their own.
 */
public final class RuleCode {
  /** Among the kinds of edit: beyond the last of them. */
  static final int COLLECTS_CAPTURES = 1 << 31;

  /** Every kind of edit, for code not yet made. */
  static final int ANYTHING = -1;

  /** Code that does nothing. */
  public static final RuleCode NONE =
      new RuleCode(new int[0], new int[0], new Test[0], new Rule.Sequel[0], new int[0], 0);

  final int[] words;
  final int[] blocks;
  final Test[] tests;
  final Rule.Sequel[] sequels;

  /** For each test that is asked {@linkplain Code#ONCE once} its number among those of all code. */
  final int[] once;

  private final boolean partial;

  private final boolean collectsCaptures;

  /** The kinds of edit the code makes, by bit. */
  private final int kinds;

  RuleCode(int[] words, int[] blocks, Test[] tests, Rule.Sequel[] sequels, int[] once, int kinds) {
    this.words = words;
    this.blocks = blocks;
    this.tests = tests;
    this.sequels = sequels;
    this.once = once;
    this.kinds = kinds;
    this.partial = edits(Edit.CONTINUE);
    this.collectsCaptures = (kinds & COLLECTS_CAPTURES) != 0;
  }

  /**
   * The code of rules joined; their blocks run in the given order. Tests asked once are numbered in
   * {@code numbers}.
   */
  static RuleCode join(List<RuleBlocks> rules, Map<Test, Integer> numbers) {
    if (rules.stream().allMatch(RuleBlocks::isEmpty)) {
      return NONE;
    }
    CodeWriter writer = new CodeWriter(true);
    rules.forEach(writer::blocks);
    return writer.code(numbers);
  }

  /** The code of what runs come to on their way. */
  static RuleCode of(RuleBlocks page) {
    return page.form(
        RuleCode.class,
        rules -> {
          CodeWriter writer = new CodeWriter(false);
          writer.page(rules);
          return writer.code(new HashMap<>());
        });
  }

  /** The words of its instructions. */
  public int[] words() {
    return words;
  }

  /** The code to be read; {@code maskWords} is how many words a content set has. */
  public Instructions instructions(int maskWords) {
    return new Instructions(words, maskWords);
  }

  /** Where each block starts. */
  public int[] blocks() {
    return blocks;
  }

  /** The tests its instructions ask. */
  public Test[] tests() {
    return tests;
  }

  /** Whether the answer hangs on the move being built. */
  public static boolean isAboutMove(Test test) {
    return test.mentions(part -> part instanceof Test.Captures);
  }

  /** Whether the code makes edits of a kind. */
  public boolean edits(int kind) {
    return (kinds >>> kind & 1) != 0;
  }

  /** Whether an emission may have to be continued. */
  public boolean isPartial() {
    return partial;
  }

  /** Whether captures and removals may be collected before an emission. */
  public boolean collectsCaptures() {
    return collectsCaptures;
  }

  /** Whether there is nothing to run. */
  public boolean isEmpty() {
    return blocks.length == 0;
  }

  /**
   * The test asked by the instruction at {@code pc}, which is one of the kinds of test instruction.
   */
  public Test test(int pc) {
    int operand = words[pc + 1];
    return switch (words[pc]) {
      case Code.PASSED -> new Test.Passed(operand);
      case Code.UNMOVED -> new Test.Unmoved(operand);
      case Code.SAFE -> new Test.Not(tests[operand]);
      default -> tests[operand];
    };
  }
}
