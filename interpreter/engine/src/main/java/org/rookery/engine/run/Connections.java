package org.rookery.engine.run;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.rookery.engine.position.Position;
import org.rookery.program.AdjacentSquares;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Quantity;

/** Counts groups and regions. */
final class Connections {
  private Connections() {}

  /**
   * How many empty squares lie in regions that have such pieces and no others at their border; none
   * on a board without pieces.
   */
  static int territory(Position position, Quantity.Territory quantity) {
    Flood flood = new Flood(position, quantity.next(), content -> content == Contents.EMPTY);
    int territory = 0;
    for (int start = 0; start < position.contents().length; start++) {
      int squares = flood.from(start);
      territory += squares > 0 && flood.isBordered(quantity.contents()) ? squares : 0;
    }
    return territory;
  }

  /** How many groups pieces form. */
  static int groups(Position position, Quantity.Groups quantity) {
    Flood flood = new Flood(position, quantity.next(), quantity.contents()::has);
    int groups = 0;
    for (int start = 0; start < position.contents().length; start++) {
      groups += flood.from(start) > 0 ? 1 : 0;
    }
    return groups;
  }

  /** How many pieces the group has that comes so far down when the largest is the first. */
  static int groupSize(Position position, Quantity.GroupSize quantity) {
    Flood flood = new Flood(position, quantity.next(), quantity.contents()::has);
    int[] largest = new int[quantity.rank()];
    for (int start = 0; start < position.contents().length; start++) {
      int size = flood.from(start);
      for (int i = 0; i < largest.length && size > 0; i++) {
        if (size > largest[i]) {
          int smaller = largest[i];
          largest[i] = size;
          size = smaller;
        }
      }
    }
    return largest[largest.length - 1];
  }

  /** Squares of some contents that hang together, each counted once. */
  private static final class Flood {
    private final Position position;
    private final AdjacentSquares next;
    private final IntPredicate holds;
    private final BitSet seen = new BitSet();

    /** The squares beside those counted last that hold something else. */
    private final BitSet border = new BitSet();

    private final int[] open;

    Flood(Position position, AdjacentSquares next, IntPredicate holds) {
      this.position = position;
      this.next = next;
      this.holds = holds;
      open = new int[position.contents().length];
    }

    /** How many squares hang together with one; 0 where it holds something else, or is counted. */
    int from(int first) {
      if (seen.get(first) || !holds.test(position.content(first))) {
        return 0;
      }
      border.clear();
      int size = 0;
      int squares = 0;
      seen.set(first);
      open[size++] = first;
      while (size > 0) {
        squares++;
        for (int square : next.of(open[--size])) {
          if (!holds.test(position.content(square))) {
            border.set(square);
          } else if (!seen.get(square)) {
            seen.set(square);
            open[size++] = square;
          }
        }
      }
      return squares;
    }

    /** Whether there is a border, and only such pieces stand there. */
    boolean isBordered(ContentSet pieces) {
      return !border.isEmpty() && border.stream().allMatch(s -> pieces.has(position.content(s)));
    }
  }
}
