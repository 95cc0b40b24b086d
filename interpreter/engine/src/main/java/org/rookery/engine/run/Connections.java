package org.rookery.engine.run;

import java.util.BitSet;
import org.rookery.engine.position.Position;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/** Looks for ways over men of a kind. */
final class Connections {
  private Connections() {}

  /** Whether men connect the two regions. */
  static boolean hold(Position position, Test.Connected test) {
    BitSet seen = new BitSet();
    int[] open = new int[position.contents().length];
    int size = 0;
    for (int square : test.from().squares()) {
      if (test.men().has(position.content(square))) {
        seen.set(square);
        open[size++] = square;
      }
    }
    while (size > 0) {
      int square = open[--size];
      if (test.to().has(square)) {
        return true;
      }
      for (int next : test.next().get(square)) {
        if (!seen.get(next) && test.men().has(position.content(next))) {
          seen.set(next);
          open[size++] = next;
        }
      }
    }
    return false;
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
