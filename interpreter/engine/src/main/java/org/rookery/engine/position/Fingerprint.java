package org.rookery.engine.position;

import java.util.List;
import java.util.Map;
import org.rookery.program.Contents;

/**
 * A second hash of a position, worked out afresh by other mixing than {@link Zobrist}'s: that two
 * different positions share both is as unlikely as for a hash of 128 bits.
 *
 * <p>A sum of one number per fact, so that the numbers do not wait for each other.
 */
final class Fingerprint {
  private static final long HANDS = 1L << 20;
  private static final long COUNTERS = 2L << 20;
  private static final long PASSED = 3L << 20;
  private static final long TURN = 4L << 20;
  private static final long BENEATH = 5L << 20;

  private Fingerprint() {}

  static long of(Board board, TurnState turn) {
    long sum = 0;
    for (int square = 0; square < board.content.length; square++) {
      int piece = board.content[square];
      if (piece != Contents.EMPTY) {
        sum += number(square, piece, board.attributes[square]);
      }
    }
    if (board.columns != null) {
      for (Map.Entry<Integer, List<Integer>> column : board.columns.all().entrySet()) {
        for (int level = 0; level < column.getValue().size(); level++) {
          sum += number(BENEATH + column.getKey(), column.getValue().get(level), level + 1);
        }
      }
    }
    for (int piece = 0; piece < board.hand.length; piece++) {
      if (board.hand[piece] != 0) {
        sum += number(HANDS + piece, board.hand[piece], 0);
      }
    }
    for (int counter = 0; counter < board.counters.length; counter++) {
      if (board.counters[counter] != 0) {
        sum += number(COUNTERS + counter, board.counters[counter], 0);
      }
    }
    return sum + of(turn);
  }

  private static long of(TurnState turn) {
    long sum = number(TURN, turn.step, turn.passes);
    sum += number(TURN + 1, (int) turn.rights, (int) (turn.rights >>> 32));
    sum += number(TURN + 2, turn.passer, turn.decided);
    sum += number(TURN + 3, turn.continuation, turn.continuationGroup);
    for (int square : turn.passed) {
      sum += number(PASSED + square, 1, 0);
    }
    return sum;
  }

  /** Mixed in two rounds with the multipliers of MurmurHash3's 64-bit finish. */
  private static long number(long place, int a, int b) {
    long z = (place << 40) ^ ((long) a << 32) ^ (b & 0xFFFFFFFFL) ^ 0x5851F42D4C957F2DL;
    z = (z ^ (z >>> 33)) * 0xFF51AFD7ED558CCDL;
    z = (z ^ (z >>> 33) ^ place) * 0xC4CEB9FE1A85EC53L;
    z = (z ^ (z >>> 29) ^ a) * 0xFF51AFD7ED558CCDL;
    return z ^ (z >>> 32);
  }
}
