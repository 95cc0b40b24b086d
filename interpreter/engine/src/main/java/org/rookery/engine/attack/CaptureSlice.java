package org.rookery.engine.attack;

import org.rookery.engine.position.Position;
import org.rookery.engine.run.TestEvaluator;
import org.rookery.program.Test;

/**
 * A piece's code with everything left out but what decides whether it captures a certain square.
 *
 * <p>A decision graph without branches that lead to the same end: however many captures on the side
 * a move makes, only the looks that stand between the piece and that square are left. It is as long
 * as the code at most, where the number of ways through the code may be exponential.
 *
 * <p>Flat: a look is {@code square yes no mask…}; a question about something else than what stands
 * where is {@code ~test yes no}.
 */
final class CaptureSlice {
  /** The square is captured. */
  static final int HIT = -1;

  /** It is not. */
  static final int MISS = -2;

  /** The slice of code that never captures the square. */
  static final CaptureSlice NEVER = new CaptureSlice(new int[0], new Test[0], MISS);

  /** Stands for code that cannot be sliced. */
  static final CaptureSlice UNKNOWN = new CaptureSlice(new int[0], new Test[0], MISS);

  private final int[] nodes;
  private final Test[] tests;
  private final int entry;

  CaptureSlice(int[] nodes, Test[] tests, int entry) {
    this.nodes = nodes;
    this.tests = tests;
    this.entry = entry;
  }

  boolean isNever() {
    return this == NEVER;
  }

  /** Whether the answer depends only on what stands on which square. */
  boolean isPlain() {
    return tests.length == 0 && this != UNKNOWN;
  }

  /** Whether the piece, standing where the slice was made for, captures the square. */
  boolean captures(Position position, TestEvaluator evaluator) {
    int[] board = position.contents();
    int at = entry;
    while (at >= 0) {
      boolean yes;
      int square = nodes[at];
      if (square >= 0) {
        int content = board[square];
        yes = (nodes[at + 3 + (content >>> 5)] >>> content & 1) != 0;
      } else {
        yes = evaluator.holds(position, tests[~square]);
      }
      at = nodes[at + (yes ? 1 : 2)];
    }
    return at == HIT;
  }

  /** The same for a plain slice, setting {@code bit} for the squares looked at. */
  boolean captures(int[] board, long[] walks, long bit) {
    int at = entry;
    while (at >= 0) {
      int square = nodes[at];
      int content = board[square];
      walks[square] |= bit;
      at = nodes[at + ((nodes[at + 3 + (content >>> 5)] >>> content & 1) != 0 ? 1 : 2)];
    }
    return at == HIT;
  }
}
