package org.rookery.engine.run;

import java.util.BitSet;
import org.rookery.engine.position.Position;
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
}
