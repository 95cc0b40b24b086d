package org.rookery.engine.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.rookery.program.Code;
import org.rookery.program.Edit;
import org.rookery.program.Instructions;
import org.rookery.program.Test;

/**
 * The code of one man on one square made ready to run: the blocks of several move groups joined,
 * frequent tests turned into instructions of their own.
 */
public final class RuleCode {
  /** {@code PASSED square else}: {@link Code#TEST} of {@link Test.Passed}. */
  public static final int PASSED = Code.FIRST_OF_RUNNER;

  /** {@code UNMOVED right else}: {@link Code#TEST} of {@link Test.Unmoved}. */
  public static final int UNMOVED = PASSED + 1;

  /** {@code ATTACKED index else}: {@link Code#TEST} of {@link Test.Attacked}. */
  public static final int ATTACKED = PASSED + 2;

  /** {@code SAFE index else}: {@link Code#TEST} of the opposite of the attack at the index. */
  public static final int SAFE = PASSED + 3;

  /**
   * {@code ONCE index else}: {@link Code#TEST} of a test made of others that does not ask about the
   * move being built, so that one answer does for all moves of a position.
   */
  public static final int ONCE = PASSED + 4;

  /** Among the kinds of edit: beyond the last of them. */
  private static final int COLLECTS_CAPTURES = 1 << 31;

  /** Every kind of edit, for code not yet made. */
  private static final int ANYTHING = -1;

  /** Code that does nothing. */
  public static final RuleCode NONE = new RuleCode(Code.NONE, new int[0], 0);

  final int[] words;
  final int[] blocks;
  final Test[] tests;
  final Code.Sequel[] sequels;

  /** For each test that is asked {@linkplain #ONCE once} its number among those of all code. */
  final int[] once;

  private final boolean partial;

  private final boolean collectsCaptures;

  /** The kinds of edit the code makes, by bit. */
  private final int kinds;

  private RuleCode(Code code, int[] once, int kinds) {
    this.words = code.words();
    this.blocks = code.blocks();
    this.tests = code.tests();
    this.sequels = code.sequels();
    this.once = once;
    this.kinds = kinds;
    this.partial = edits(Edit.CONTINUE);
    this.collectsCaptures = (kinds & COLLECTS_CAPTURES) != 0;
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

  /** What a run goes on with at a {@link Code#MORE}. */
  static RuleCode of(Code.Sequel sequel) {
    return new RuleCode(sequel.code(), new int[0], ANYTHING);
  }

  /**
   * Joins codes; their blocks run in the given order. Tests asked once are numbered in {@code
   * numbers}.
   */
  static RuleCode join(List<Code> codes, int maskWords, Map<Test, Integer> numbers) {
    int length = codes.stream().mapToInt(code -> code.words().length).sum();
    if (length == 0) {
      return NONE;
    }
    int[] words = new int[length];
    List<Integer> blocks = new ArrayList<>();
    List<Test> tests = new ArrayList<>();
    List<Code.Sequel> sequels = new ArrayList<>();
    int count = codes.stream().mapToInt(code -> code.tests().length).sum();
    int[] once = new int[count];
    int offset = 0;
    int kinds = 0;
    for (Code code : codes) {
      for (Test test : code.tests()) {
        once[tests.size()] =
            isAskedOnce(test) ? numbers.computeIfAbsent(test, t -> numbers.size()) : -1;
        tests.add(attack(test));
      }
      System.arraycopy(code.words(), 0, words, offset, code.words().length);
      int before = tests.size() - code.tests().length;
      kinds |= translate(words, offset, before, sequels.size(), code, once, maskWords);
      for (int block : code.blocks()) {
        blocks.add(offset + block);
      }
      sequels.addAll(Arrays.asList(code.sequels()));
      offset += code.words().length;
    }
    int[] starts = blocks.stream().mapToInt(Integer::intValue).toArray();
    Code joined =
        new Code(
            words,
            starts,
            tests.toArray(Test[]::new),
            new int[0],
            sequels.toArray(Code.Sequel[]::new));
    return new RuleCode(joined, once, kinds);
  }

  /** Adapts the instructions copied to {@code offset} and returns the kinds of edit among them. */
  private static int translate(
      int[] words, int offset, int tests, int sequels, Code code, int[] once, int maskWords) {
    Instructions from = code.instructions(maskWords);
    int kinds = 0;
    for (int place = 0; place < code.words().length; place = from.after(place)) {
      int pc = offset + place;
      switch (from.at(place)) {
        case JUMP, FORK -> words[pc + 1] += offset;
        case LOOK -> words[pc + 2] += offset;
        case ASK -> {
          translateTest(words, pc, code.tests()[from.operand(place)], tests, once);
          words[pc + 2] += offset;
        }
        case COLLECT -> {
          int kind = Edit.kind(from.operand(place));
          kinds |= 1 << kind;
          kinds |= kind == Edit.CAPTURE || kind == Edit.REMOVE ? COLLECTS_CAPTURES : 0;
        }
        case EMIT, EMIT_PLAIN -> kinds |= 1 << Edit.kind(from.operand(place));
        case CAPTURE_PASSER -> kinds |= COLLECTS_CAPTURES;
        case MORE -> {
          kinds = ANYTHING;
          words[pc + 1] += sequels;
        }
        case END, FORGET, EMIT_COLLECTED -> {
          // No jump target.
        }
      }
    }
    return kinds;
  }

  private static void translateTest(int[] words, int pc, Test test, int testOffset, int[] once) {
    if (test instanceof Test.Passed passed) {
      words[pc] = PASSED;
      words[pc + 1] = passed.square();
    } else if (test instanceof Test.Unmoved unmoved) {
      words[pc] = UNMOVED;
      words[pc + 1] = unmoved.right();
    } else {
      words[pc + 1] += testOffset;
      if (test instanceof Test.Attacked) {
        words[pc] = ATTACKED;
      } else if (test instanceof Test.Not not && not.test() instanceof Test.Attacked) {
        words[pc] = SAFE;
      } else if (once[words[pc + 1]] >= 0) {
        words[pc] = ONCE;
      }
    }
  }

  private static boolean isAskedOnce(Test test) {
    return (test instanceof Test.And || test instanceof Test.Or) && !isAboutMove(test);
  }

  /** Whether the answer hangs on the move being built. */
  public static boolean isAboutMove(Test test) {
    return test.mentions(part -> part instanceof Test.Captures);
  }

  /** The attack that a test denies; any other test itself. */
  private static Test attack(Test test) {
    return test instanceof Test.Not not && not.test() instanceof Test.Attacked ? not.test() : test;
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
      case PASSED -> new Test.Passed(operand);
      case UNMOVED -> new Test.Unmoved(operand);
      case SAFE -> new Test.Not(tests[operand]);
      default -> tests[operand];
    };
  }
}
