package org.rookery.engine.turn;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.rookery.engine.position.Position;

/**
 * What stands where, in hand and on the counters, to be compared with what is there later.
 *
 * <p>Plain loops: it is asked at every step of a chain.
 */
final class PositionSnapshot {
  private int[] men = {};
  private int[] attributes = {};
  private int[] hand = {};
  private int[] counters = {};
  private Map<Integer, List<Integer>> beneath = Map.of();

  /** Takes down a position of a game whose positions are all of one size. */
  void take(Position position) {
    if (men.length == 0) {
      men = new int[position.contents().length];
      attributes = new int[men.length];
      hand = new int[position.program().contents().size()];
      counters = new int[position.program().counters().size()];
    }
    System.arraycopy(position.contents(), 0, men, 0, men.length);
    beneath = position.columns();
    for (int square = 0; square < attributes.length; square++) {
      attributes[square] = position.attributes(square);
    }
    for (int man = 0; man < hand.length; man++) {
      hand[man] = position.hand(man);
    }
    for (int counter = 0; counter < counters.length; counter++) {
      counters[counter] = position.counter(counter);
    }
  }

  /** Whether a position has all of that as it was. */
  boolean isOf(Position position) {
    if (!Arrays.equals(men, position.contents()) || !beneath.equals(position.columns())) {
      return false;
    }
    for (int square = 0; square < attributes.length; square++) {
      if (attributes[square] != position.attributes(square)) {
        return false;
      }
    }
    for (int man = 0; man < hand.length; man++) {
      if (hand[man] != position.hand(man)) {
        return false;
      }
    }
    for (int counter = 0; counter < counters.length; counter++) {
      if (counters[counter] != position.counter(counter)) {
        return false;
      }
    }
    return true;
  }
}
