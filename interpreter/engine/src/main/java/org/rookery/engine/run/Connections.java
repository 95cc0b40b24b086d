package org.rookery.engine.run;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
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
    BitSet border = new BitSet();
    int territory = 0;
    for (int start = 0; start < position.contents().length; start++) {
      border.clear();
      int squares = flood(position, start, quantity.next(), Connections::isNobody, seen, border);
      boolean alone = border.stream().allMatch(s -> quantity.contents().has(position.content(s)));
      territory += alone && !border.isEmpty() ? squares : 0;
    }
    return territory;
  }

  private static boolean isNobody(int content) {
    return content == Contents.EMPTY;
  }

  /** How many groups men form. */
  static int groups(Position position, Quantity.Groups quantity) {
    BitSet seen = new BitSet();
    int groups = 0;
    for (int start = 0; start < position.contents().length; start++) {
      int squares =
          flood(position, start, quantity.next(), quantity.contents()::has, seen, new BitSet());
      groups += squares > 0 ? 1 : 0;
    }
    return groups;
  }

  /**
   * How many squares hold such contents and hang together with the first, which is one of them; 0
   * where it is not, or has been counted.
   *
   * @param seen the squares that have been counted, to which these are added
   * @param border to which the squares beside them are added that hold something else
   */
  private static int flood(
      Position position,
      int first,
      List<List<Integer>> next,
      IntPredicate holds,
      BitSet seen,
      BitSet border) {
    if (seen.get(first) || !holds.test(position.content(first))) {
      return 0;
    }
    int[] open = new int[position.contents().length];
    int size = 0;
    int squares = 0;
    seen.set(first);
    open[size++] = first;
    while (size > 0) {
      squares++;
      for (int square : next.get(open[--size])) {
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
}
