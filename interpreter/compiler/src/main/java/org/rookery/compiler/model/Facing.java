package org.rookery.compiler.model;

/**
 * Which way a player looks: one column to their right and one row ahead of them, each in columns
 * and rows as the first player counts them.
 */
public record Facing(int rightColumns, int rightRows, int aheadColumns, int aheadRows) {
  /** The first player's: columns are to the right and rows ahead. */
  public static final Facing FIRST = new Facing(1, 0, 0, 1);

  /** The way of a player who looks ahead there and has the right-hand side where people have it. */
  public static Facing ahead(int columns, int rows) {
    return new Facing(rows, -columns, columns, rows);
  }

  /** The columns of a leap of this player. */
  public int columns(int sideways, int forward) {
    return rightColumns * sideways + aheadColumns * forward;
  }

  /** The rows of a leap of this player. */
  public int rows(int sideways, int forward) {
    return rightRows * sideways + aheadRows * forward;
  }

  /** How far ahead of the square in column and row 0 another one lies. */
  public int rank(int column, int row) {
    return rightColumns * row - rightRows * column;
  }

  /** Whether the player's ranks are the board's files. */
  public boolean isSideways() {
    return aheadRows == 0;
  }
}
