package org.rookery.engine.attack;

import org.rookery.engine.run.Instructions;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * On which squares code may still capture from each of its places on.
 *
 * <p>Fast because most of a large piece of code has nothing to do with one square, and is left out
 * at a glance. It is made once for all squares and may say too much: squares 64 apart share a bit,
 * neighbouring words of code share a set.
 */
final class CapturableFrom {
  /** So many words of code, as a power of two, share a set. */
  private static final int SHARED = 2;

  private final Instructions code;
  private final GameProgram.Royal royal;
  private final long[] squares;

  /** The reach of a piece of code. */
  CapturableFrom(Instructions code, GameProgram.Royal royal) {
    this.code = code;
    this.royal = royal;
    squares = new long[(code.words().length >>> SHARED) + 1];
    int[] places = code.places();
    while (spread(places)) {
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
  private boolean spread(int[] places) {
    boolean grown = false;
    for (int i = places.length - 1; i >= 0; i--) {
      int pc = places[i];
      long before = from(pc);
      squares[pc >>> SHARED] |= at(pc);
      grown |= from(pc) != before;
    }
    return grown;
  }

  private long at(int pc) {
    return switch (code.at(pc)) {
      case END -> 0;
      case LOOK, ASK, FORK -> from(code.next(pc)) | from(code.other(pc));
      case COLLECT, EMIT, EMIT_PLAIN -> captured(code.operand(pc)) | from(code.next(pc));
      case JUMP, EMIT_COLLECTED, FORGET -> from(code.next(pc));
      case CAPTURE_PASSER, MORE -> -1L; // who knows
    };
  }

  private long captured(int edit) {
    return royal.attacks(edit) ? 1L << Edit.b(edit) : 0;
  }
}
