package org.rookery.drawing.ground;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.program.board.Layout;
import org.rookery.program.board.Topology;

/**
 * Rows and columns read as a board of hexagons: besides the squares above, below and beside it, a
 * square touches two more, across one of the two diagonals. Columns stand upright, rows slant.
 */
final class Hexes {
  private static final double STEP = Math.sqrt(3) / 2;

  /** A hexagon of fewer squares is a coincidence. */
  private static final int FEWEST = 7;

  private final List<int[]> squares = new ArrayList<>();
  private final int rows;
  private final boolean full;
  private final boolean rising;
  private final boolean falling;

  private Hexes(Layout layout, Topology topology) {
    rows = layout.rows();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < layout.columns(); column++) {
        int square = layout.squareAt()[row][column];
        if (square != Topology.NOWHERE) {
          squares.add(new int[] {column, rows - 1 - row, square});
        }
      }
    }
    full = squares.size() == rows * layout.columns();
    rising = isLinked(layout, topology, 1);
    falling = isLinked(layout, topology, -1);
  }

  static Hexes of(Layout layout, Topology topology) {
    return new Hexes(layout, topology);
  }

  private static boolean isLinked(Layout layout, Topology topology, int up) {
    for (int row = 0; row < layout.rows(); row++) {
      for (int column = 0; column + 1 < layout.columns(); column++) {
        int other = row - up;
        if (other >= 0
            && other < layout.rows()
            && isLinked(
                topology, layout.squareAt()[row][column], layout.squareAt()[other][column + 1])) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isLinked(Topology topology, int from, int to) {
    if (from == Topology.NOWHERE || to == Topology.NOWHERE) {
      return false;
    }
    for (int[] direction : topology.links()) {
      if (direction[from] == to || direction[to] == from) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the shape of the board, or its links, are those of hexagons: it looks the same after a
   * sixth of a turn; or squares are linked across one diagonal and not across the other.
   */
  boolean isSuggested() {
    return suggested() != 0;
  }

  /** Which diagonal is suggested: 1 for the one that rises to the right, -1, or 0 for neither. */
  int suggested() {
    if (!full && squares.size() >= FEWEST) {
      for (int slant : new int[] {-1, 1}) {
        if (turns(slant)) {
          return slant;
        }
      }
    }
    return rising == falling ? 0 : rising ? 1 : -1;
  }

  /** The diagonal whose squares touch each other on a board that is said to be of hexagons. */
  int slant() {
    int suggested = suggested();
    return suggested == 0 ? -1 : suggested;
  }

  private boolean turns(int slant) {
    int count = squares.size();
    int sumX = squares.stream().mapToInt(at -> -slant * at[0]).sum();
    int sumY = squares.stream().mapToInt(at -> at[1]).sum();
    Set<List<Integer>> all = new HashSet<>();
    for (int[] at : squares) {
      all.add(List.of(-slant * at[0] * count - sumX, at[1] * count - sumY));
    }
    return all.stream().allMatch(at -> all.contains(List.of(-at.get(1), at.get(0) + at.get(1))));
  }

  List<Spot> spots(int slant) {
    List<Spot> spots = new ArrayList<>();
    for (int[] at : squares) {
      spots.add(new Spot(at[2], at[0] * STEP, slant * at[0] / 2.0 - at[1], 1));
    }
    return spots;
  }
}
