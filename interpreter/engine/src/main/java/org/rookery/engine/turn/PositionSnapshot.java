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
  private int[] pieces = {};
  private int[] attributes = {};
  private int[] hand = {};
  private int[] counters = {};
  private Map<Integer, List<Integer>> beneath = Map.of();

  /** Takes down a position of a game whose positions are all of one size. */
  void take(Position position) {
    if (pieces.length == 0) {
      pieces = new int[position.contents().length];
      attributes = new int[pieces.length];
      hand = new int[position.program().contents().size()];
      counters = new int[position.program().counters().size()];
    }
    System.arraycopy(position.contents(), 0, pieces, 0, pieces.length);
    beneath = position.columns();
    for (int square = 0; square < attributes.length; square++) {
      attributes[square] = position.attributes(square);
    }
    for (int piece = 0; piece < hand.length; piece++) {
      hand[piece] = position.hand(piece);
    }
    for (int counter = 0; counter < counters.length; counter++) {
      counters[counter] = position.counter(counter);
    }
  }

  /** Whether a position has all of that as it was. */
  boolean isOf(Position position) {
    if (!Arrays.equals(pieces, position.contents()) || !beneath.equals(position.columns())) {
      return false;
    }
    for (int square = 0; square < attributes.length; square++) {
      if (attributes[square] != position.attributes(square)) {
        return false;
      }
    }
    for (int piece = 0; piece < hand.length; piece++) {
      if (hand[piece] != position.hand(piece)) {
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
