package org.rookery.engine.turn;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.rookery.engine.position.Position;

/** What stands where, in hand and on the counters, to be compared with what is there later. */
final class Snapshot {
  private int[] men = {};
  private int[] attributes = {};
  private int[] hand = {};
  private int[] counters = {};

  /** Takes down a position of a game whose positions are all of one size. */
  void take(Position position) {
    if (men.length == 0) {
      men = new int[position.contents().length];
      attributes = new int[men.length];
      hand = new int[position.program().contents().size()];
      counters = new int[position.program().counters().size()];
    }
    System.arraycopy(position.contents(), 0, men, 0, men.length);
    Arrays.setAll(attributes, position::attributes);
    Arrays.setAll(hand, position::hand);
    Arrays.setAll(counters, position::counter);
  }

  /** Whether a position has all of that as it was. */
  boolean isOf(Position position) {
    return Arrays.equals(men, position.contents())
        && isAsBefore(attributes, position::attributes)
        && isAsBefore(hand, position::hand)
        && isAsBefore(counters, position::counter);
  }

  private static boolean isAsBefore(int[] before, IntUnaryOperator now) {
    for (int i = 0; i < before.length; i++) {
      if (before[i] != now.applyAsInt(i)) {
        return false;
      }
    }
    return true;
  }
}
