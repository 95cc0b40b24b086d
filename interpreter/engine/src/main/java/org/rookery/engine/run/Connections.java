package org.rookery.engine.run;

import java.util.BitSet;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/** Looks for ways, groups and regions. */
final class Connections {
  private Connections() {}

  /** Whether a way leads from one region to the other. */
  static boolean hold(Position position, Test.Reaches test) {
    BitSet seen = new BitSet();
    int[] open = new int[position.contents().length];
    int size = 0;
    for (int square : test.from().squares()) {
      if (test.over().has(position.content(square))) {
        seen.set(square);
        open[size++] = square;
      }
    }
    while (size > 0) {
      int square = open[--size];
      if (isGoal(position, test, square)) {
        return true;
      }
      for (int next : test.next().get(square)) {
        if (test.over().has(position.content(next))) {
          if (!seen.get(next)) {
            seen.set(next);
            open[size++] = next;
          }
        } else if (isGoal(position, test, next)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isGoal(Position position, Test.Reaches test, int square) {
    return test.to().has(square) && test.goal().has(position.content(square));
  }

  /**
   * How many empty squares lie in regions that have such men and nobody else at their border; none
   * on a board without men.
   */
  static int territory(Position position, Quantity.Territory quantity) {
    BitSet seen = new BitSet();
    int[] open = new int[position.contents().length];
    int territory = 0;
    for (int start = 0; start < open.length; start++) {
      if (seen.get(start) || position.content(start) != Contents.EMPTY) {
        continue;
      }
      seen.set(start);
      open[0] = start;
      int size = 1;
      int squares = 0;
      boolean bordered = false;
      boolean alone = true;
      while (size > 0) {
        squares++;
        for (int next : quantity.next().get(open[--size])) {
          if (position.content(next) != Contents.EMPTY) {
            bordered = true;
            alone &= quantity.contents().has(position.content(next));
          } else if (!seen.get(next)) {
            seen.set(next);
            open[size++] = next;
          }
        }
      }
      territory += bordered && alone ? squares : 0;
    }
    return territory;
  }

  /** How many groups men form. */
  static int groups(Position position, Quantity.Groups quantity) {
    BitSet seen = new BitSet();
    int[] open = new int[position.contents().length];
    int groups = 0;
    for (int start = 0; start < open.length; start++) {
      if (seen.get(start) || !quantity.contents().has(position.content(start))) {
        continue;
      }
      groups++;
      seen.set(start);
      open[0] = start;
      int size = 1;
      while (size > 0) {
        for (int next : quantity.next().get(open[--size])) {
          if (!seen.get(next) && quantity.contents().has(position.content(next))) {
            seen.set(next);
            open[size++] = next;
          }
        }
      }
    }
    return groups;
  }
}
