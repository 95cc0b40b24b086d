package org.rookery.engine.attack;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntPredicate;
import org.rookery.engine.run.Instructions;
import org.rookery.engine.run.RuleCode;
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

  private final Instructions words;
  private final Interest interest;
  private final boolean asksCaptures;

  /** For the edit and the next instruction of an emission, the first one like it. */
  private final Map<Long, Integer> emissions = new HashMap<>();

  /** The shortcuts before and after a wanted edit has been collected. */
  private final int[][] next;

  Shortcuts(RuleCode code, int maskWords, Interest interest) {
    this.words = code.instructions(maskWords);
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
    int[] places = words.places();
    for (int i = places.length - 1; i >= 0; i--) {
      from(places[i], false);
      from(places[i], true);
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
    int go = words.next(pc);
    return switch (words.at(pc)) {
      case END -> NOWHERE;
      case JUMP -> from(go, wanted);
      case LOOK, ASK -> join(pc, from(go, wanted), from(words.other(pc), wanted));
      case FORK ->
          from(go, wanted) == NOWHERE && from(words.other(pc), wanted) == NOWHERE ? NOWHERE : pc;
      case COLLECT -> {
        int edit = words.operand(pc);
        int after = from(go, wanted || wants(edit));
        yield after == NOWHERE ? NOWHERE : keeps(edit) ? pc : after;
      }
      case MORE -> pc;
      case CAPTURE_PASSER -> from(go, wanted) == NOWHERE ? NOWHERE : pc;
      case FORGET -> from(go, false) == NOWHERE ? NOWHERE : pc;
      case EMIT, EMIT_PLAIN -> {
        int edit = words.operand(pc);
        int after = from(go, false);
        yield isAsked(wanted) || wants(edit) || after != NOWHERE
            ? firstLike(pc, edit, after)
            : NOWHERE;
      }
      case EMIT_COLLECTED -> isAsked(wanted) || from(go, false) != NOWHERE ? pc : NOWHERE;
    };
  }

  /** The first emission found of the same edit that goes on to the same place. */
  private int firstLike(int pc, int word, int after) {
    Integer first = emissions.putIfAbsent((long) word << 32 | (after & 0xFFFFFFFFL), pc);
    return first == null ? pc : first;
  }

  private boolean isAsked(boolean wanted) {
    return wanted || interest.wantsAll();
  }

  private static int join(int pc, int yes, int no) {
    return yes == no ? yes : pc;
  }
}
