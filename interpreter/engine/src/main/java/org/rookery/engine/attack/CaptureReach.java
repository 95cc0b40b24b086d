package org.rookery.engine.attack;

import org.rookery.engine.run.RuleCode;
import org.rookery.program.Code;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * On which squares code may still capture from each of its places on.
 *
 * <p>Fast because most of a large piece of code has nothing to do with one square, and is left out
 * at a glance. It is made once for all squares and may say too much: squares 64 apart share a bit,
 * neighbouring words of code share a set.
 */
final class CaptureReach {
  /** So many words of code, as a power of two, share a set. */
  private static final int SHARED = 2;

  private final RuleCode code;
  private final int holdsLength;
  private final GameProgram.Royal royal;
  private final long[] squares;

  /**
   * The reach of a piece of code.
   *
   * @param holdsLength the words of {@link Code#HOLDS}
   */
  CaptureReach(RuleCode code, int holdsLength, GameProgram.Royal royal) {
    this.code = code;
    this.holdsLength = holdsLength;
    this.royal = royal;
    squares = new long[(code.words().length >>> SHARED) + 1];
    while (spread()) {
      // Most jumps go forward: the second time finds next to nothing.
    }
  }

  /** Whether the code from {@code pc} on may capture on a square. */
  boolean has(int pc, int square) {
    return (from(pc) >>> square & 1) != 0;
  }

  private long from(int pc) {
    return squares[pc >>> SHARED];
  }

  /** Spreads the sets backwards, once through the code; whether one has grown. */
  private boolean spread() {
    int[] words = code.words();
    int[] starts = new int[words.length];
    int count = 0;
    for (int pc = 0; pc < words.length; pc += RuleCode.length(words[pc], holdsLength)) {
      starts[count++] = pc;
    }
    boolean grown = false;
    while (count-- > 0) {
      int pc = starts[count];
      long before = from(pc);
      squares[pc >>> SHARED] |= at(words, pc);
      grown |= from(pc) != before;
    }
    return grown;
  }

  private long at(int[] words, int pc) {
    return switch (words[pc]) {
      case Code.END -> 0;
      case Code.JUMP -> from(words[pc + 1]);
      case Code.FORK -> from(pc + 2) | from(words[pc + 1]);
      case Code.HOLDS -> from(pc + holdsLength) | from(words[pc + 2]);
      case Code.EDIT, Code.EMIT, Code.EMIT_PLAIN -> captured(words[pc + 1]) | from(pc + 2);
      case Code.EMIT_PENDING, Code.FORGET -> from(pc + 1);
      case Code.CAPTURE_PASSER, Code.MORE -> -1L; // who knows
      default -> from(pc + 3) | from(words[pc + 2]);
    };
  }

  private long captured(int edit) {
    return royal.attacks(edit) ? 1L << Edit.b(edit) : 0;
  }
}
