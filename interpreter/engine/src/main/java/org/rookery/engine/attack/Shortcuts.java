package org.rookery.engine.attack;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.rookery.engine.run.RuleCode;
import org.rookery.program.Code;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/**
 * Where code goes on when what does not bear on a question is left out.
 *
 * <p>A question asks for the emissions with a certain edit. Edits of no interest are passed over,
 * and so is every test both of whose ways then lead to the same place, or to the same emissions; a
 * way that leads to no such emission leads {@link #NOWHERE}. Without this a move with eight side
 * effects, each with its test, would be found in 256 ways instead of one.
 */
final class Shortcuts {
  /** Where a way ends that comes to nothing of interest. */
  static final int NOWHERE = -1;

  private static final int UNKNOWN = -2;

  /**
   * Says which emissions are asked for, and which edits collected before them matter; an edit that
   * is wanted must be kept.
   */
  record Interest(boolean wantsAll, IntPredicate wants, IntPredicate keeps) {}

  /** Every emission, with those of its collected edits that {@code keeps} holds for. */
  static Interest all(IntPredicate keeps) {
    return new Interest(true, word -> false, keeps);
  }

  private final RuleCode code;
  private final int holdsLength;
  private final Interest interest;
  private final boolean asksCaptures;

  /** For the edit and the next instruction of an emission, the first one like it. */
  private final Map<Long, Integer> emissions = new HashMap<>();

  /** The shortcuts before and after a wanted edit has been collected. */
  private final int[][] next;

  Shortcuts(RuleCode code, int holdsLength, Interest interest) {
    this.code = code;
    this.holdsLength = holdsLength;
    this.interest = interest;
    this.asksCaptures =
        Arrays.stream(code.tests())
            .anyMatch(test -> test.mentions(part -> part instanceof Test.Captures));
    next = new int[2][code.words().length + 1];
    Arrays.fill(next[0], UNKNOWN);
    Arrays.fill(next[1], UNKNOWN);
    fill();
  }

  /** From the end, since most jumps go forward: so that looking ahead does not nest deeply. */
  private void fill() {
    int[] starts = new int[code.words().length];
    int count = 0;
    for (int pc = 0;
        pc < code.words().length;
        pc += RuleCode.length(code.words()[pc], holdsLength)) {
      starts[count++] = pc;
    }
    while (count-- > 0) {
      from(starts[count], false);
      from(starts[count], true);
    }
  }

  /** Whether an edit is collected: it is of interest, or a test may ask about it. */
  boolean keeps(int word) {
    return interest.keeps().test(word) || (asksCaptures && Edit.kind(word) <= Edit.CAPTURE);
  }

  boolean wants(int word) {
    return interest.wants().test(word);
  }

  /**
   * The instruction to look at instead of the one at {@code pc}.
   *
   * @param wanted whether an edit that is wanted has been collected since the last emission
   */
  int from(int pc, boolean wanted) {
    int[] known = next[wanted ? 1 : 0];
    if (known[pc] == UNKNOWN) {
      known[pc] = pc;
      known[pc] = find(pc, wanted);
    }
    return known[pc];
  }

  private int find(int pc, boolean wanted) {
    int[] words = code.words();
    return switch (words[pc]) {
      case Code.END -> NOWHERE;
      case Code.JUMP -> from(words[pc + 1], wanted);
      case Code.HOLDS -> join(pc, from(pc + holdsLength, wanted), from(words[pc + 2], wanted));
      case Code.TEST,
          RuleCode.PASSED,
          RuleCode.UNMOVED,
          RuleCode.ATTACKED,
          RuleCode.SAFE,
          RuleCode.ONCE ->
          join(pc, from(pc + 3, wanted), from(words[pc + 2], wanted));
      case Code.FORK ->
          from(pc + 2, wanted) == NOWHERE && from(words[pc + 1], wanted) == NOWHERE ? NOWHERE : pc;
      case Code.EDIT -> {
        int word = words[pc + 1];
        int after = from(pc + 2, wanted || wants(word));
        yield after == NOWHERE ? NOWHERE : keeps(word) ? pc : after;
      }
      case Code.MORE -> pc;
      case Code.CAPTURE_PASSER -> from(pc + 1, wanted) == NOWHERE ? NOWHERE : pc;
      case Code.FORGET -> from(pc + 1, false) == NOWHERE ? NOWHERE : pc;
      case Code.EMIT, Code.EMIT_PLAIN -> {
        int after = from(pc + 2, false);
        yield isAsked(wanted) || wants(words[pc + 1]) || after != NOWHERE
            ? firstLike(pc, words[pc + 1], after)
            : NOWHERE;
      }
      case Code.EMIT_PENDING -> isAsked(wanted) || from(pc + 1, false) != NOWHERE ? pc : NOWHERE;
      default -> throw new IllegalArgumentException("no such instruction: " + words[pc]);
    };
  }

  /** The first emission found of the same edit that goes on to the same place. */
  private int firstLike(int pc, int word, int after) {
    return emissions.computeIfAbsent((long) word << 32 | (after & 0xFFFFFFFFL), key -> pc);
  }

  private boolean isAsked(boolean wanted) {
    return wanted || interest.wantsAll();
  }

  private static int join(int pc, int yes, int no) {
    return yes == no ? yes : pc;
  }
}
