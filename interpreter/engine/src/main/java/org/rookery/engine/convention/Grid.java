package org.rookery.engine.convention;

import java.util.Arrays;
import java.util.BitSet;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/** Rows and columns of the squares, for notations that name them. */
public final class Grid {
  private final BoardLayout layout;
  private final int[] rows;
  private final int[] columns;

  /** The squares of a board as its layout shows them. */
  public Grid(Topology topology, BoardLayout layout) {
    this.layout = layout;
    rows = new int[topology.size()];
    columns = new int[topology.size()];
    Arrays.fill(rows, Topology.NOWHERE);
    Arrays.fill(columns, Topology.NOWHERE);
    for (int row = 0; row < layout.rows(); row++) {
      for (int column = 0; column < layout.columns(); column++) {
        int square = layout.squareAt()[row][column];
        if (square != Topology.NOWHERE) {
          rows[square] = row;
          columns[square] = column;
        }
      }
    }
  }

  /**
   * Whether every column has a name of one letter and every square is drawn, so that SAN can be
   * written.
   */
  public boolean hasSan() {
    return layout.rows() > 0
        && Arrays.stream(layout.columnNames()).allMatch(name -> name.length() == 1)
        && Arrays.stream(rows).noneMatch(row -> row == Topology.NOWHERE);
  }

  /** The row of a square, counted from the top; {@link Topology#NOWHERE} if it is not shown. */
  public int row(int square) {
    return rows[square];
  }

  /** The column of a square, counted from the left; {@link Topology#NOWHERE} if it is not shown. */
  public int column(int square) {
    return columns[square];
  }

  /** What the column of a square is called. */
  public String columnName(int square) {
    return layout.columnNames()[columns[square]];
  }

  /** What the row of a square is called. */
  public String rowName(int square) {
    return layout.rowNames()[rows[square]];
  }

  /**
   * The squares of the column, the row, or both, of that name; of all when the name is empty; none
   * when it is no name.
   */
  public BitSet named(String name) {
    BitSet squares = new BitSet();
    for (int square = 0; square < rows.length; square++) {
      String column = columnName(square);
      String row = rowName(square);
      squares.set(
          square,
          name.isEmpty() || name.equals(column) || name.equals(row) || isBoth(name, column, row));
    }
    return squares;
  }

  /** Whether a name is that of a column with that of a row behind it. */
  private static boolean isBoth(String name, String column, String row) {
    return name.length() == column.length() + row.length()
        && name.startsWith(column)
        && name.endsWith(row);
  }
}
