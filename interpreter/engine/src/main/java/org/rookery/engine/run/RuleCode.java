package org.rookery.engine.run;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Sequel;
import org.rookery.program.Test;

/**
 * The code of one piece on one square made ready to run: the blocks of several move groups joined,
 * frequent tests turned into instructions of their own.
 */
public final class RuleCode {
  /** Code that does nothing. */
  public static final RuleCode NONE =
      new RuleCode(new int[0], new int[0], new Test[0], new Sequel[0], new int[0], Map.of(), false);

  final int[] words;
  final int[] blocks;
  final Test[] tests;
  final Sequel[] sequels;

  /** For each test that is asked {@linkplain Code#ONCE once} its number among those of all code. */
  final int[] once;

  /** For each test the place of an instruction that asks it. */
  private final Map<Test, Integer> questions;

  private final boolean partial;

  RuleCode(
      int[] words,
      int[] blocks,
      Test[] tests,
      Sequel[] sequels,
      int[] once,
      Map<Test, Integer> questions,
      boolean partial) {
    this.words = words;
    this.blocks = blocks;
    this.tests = tests;
    this.sequels = sequels;
    this.once = once;
    this.questions = questions;
    this.partial = partial;
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

  /** Where each block starts. */
  public int[] blocks() {
    return blocks;
  }

  /** What an {@link Interpreter} is asked by for a test that the code asks. */
  public int question(Test test) {
    return Objects.requireNonNull(questions.get(test));
  }

  /** Whether an emission may have to be continued. */
  boolean isPartial() {
    return partial;
  }
}
