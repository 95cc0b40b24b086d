package org.rookery.drawing.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/**
 * Rows and columns read as a board of hexagons: columns stand upright, and each lies half a square
 * lower or higher than the one before, so that a square touches, besides those above and below it,
 * two of each column beside its own.
 */
final class Hexes {
  private static final double STEP = Math.sqrt(3) / 2;

  /** A hexagon of fewer squares is a coincidence. */
  private static final int FEWEST = 7;

  private final List<int[]> squares = new ArrayList<>();
  private final boolean full;

  /**
   * By column, how it lies beside the next one: 1 where squares are linked to those beside them and
   * those above these only, so that the next column lies half a square lower; -1 where it is the
   * other way; 0 where links do not tell.
   */
  private final int[] leans;

  private Hexes(BoardLayout layout, Topology topology) {
    int rows = layout.rows();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < layout.columns(); column++) {
        int square = layout.squareAt()[row][column];
        if (square != Topology.NOWHERE) {
          squares.add(new int[] {column, rows - 1 - row, square});
        }
      }
    }
    full = squares.size() == rows * layout.columns();
    leans = leans(layout, topology);
  }

  static Hexes of(BoardLayout layout, Topology topology) {
    return new Hexes(layout, topology);
  }

  /** Columns of which nothing is told lie as all others do, when those agree. */
  private static int[] leans(BoardLayout layout, Topology topology) {
    int[] leans = new int[Math.max(0, layout.columns() - 1)];
    int rising = 0;
    int falling = 0;
    for (int column = 0; column < leans.length; column++) {
      boolean up = isLinked(layout, topology, column, 1);
      boolean down = isLinked(layout, topology, column, -1);
      leans[column] = up == down ? 0 : up ? 1 : -1;
      rising += up ? 1 : 0;
      falling += down ? 1 : 0;
    }
    int all = falling == 0 && rising > 0 ? 1 : rising == 0 && falling > 0 ? -1 : 0;
    Arrays.setAll(leans, column -> leans[column] == 0 ? all : leans[column]);
    return leans;
  }

  /** Whether squares of a column are linked to those so many rows higher in the next. */
  private static boolean isLinked(BoardLayout layout, Topology topology, int column, int up) {
    for (int row = 0; row < layout.rows(); row++) {
      int other = row - up;
      if (other >= 0
          && other < layout.rows()
          && isLinked(
              topology, layout.squareAt()[row][column], layout.squareAt()[other][column + 1])) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLinked(Topology topology, int from, int to) {
    return from != Topology.NOWHERE
        && to != Topology.NOWHERE
        && (topology.isLinked(from, to) || topology.isLinked(to, from));
  }

  /**
   * Whether the shape of the board, or its links, are those of hexagons: it looks the same after a
   * sixth of a turn; or between each two columns squares are linked across one diagonal and not
   * across the other.
   */
  boolean isSuggested() {
    return shape() != 0 || (leans.length > 0 && Arrays.stream(leans).allMatch(lean -> lean != 0));
  }

  /** The one diagonal that the shape suggests: 1 for the one that rises to the right, -1, or 0. */
  private int shape() {
    if (!full && squares.size() >= FEWEST) {
      for (int slant : new int[] {-1, 1}) {
        if (turns(slant)) {
          return slant;
        }
      }
    }
    return 0;
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

  /** Where the squares lie; where nothing tells, each column is higher than the one before. */
  List<SquareSpot> spots() {
    int shape = shape();
    double[] downs = new double[leans.length + 1];
    for (int column = 0; column < leans.length; column++) {
      int lean = shape != 0 ? shape : leans[column] != 0 ? leans[column] : -1;
      downs[column + 1] = downs[column] + lean / 2.0;
    }
    List<SquareSpot> spots = new ArrayList<>();
    for (int[] at : squares) {
      spots.add(new SquareSpot(at[2], at[0] * STEP, downs[at[0]] - at[1], 1));
    }
    return spots;
  }
}
