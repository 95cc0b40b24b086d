package org.rookery.program.board;

/**
 * How a board is laid out in rows and columns, for FEN and for drawing.
 *
 * <p>{@code squareAt[row][column]} counts rows from the top; {@link Topology#NOWHERE} marks a hole.
 * {@code columnNames} and {@code rowNames} are the coordinate labels. A board that is no rectangle
 * has zero rows.
 *
 * @param ring whether the last row is a neighbour of the first, so that the board may be drawn as a
 *     ring
 * @param look what the file says about how the board is to be drawn
 */
public record BoardLayout(
    int[][] squareAt, String[] columnNames, String[] rowNames, boolean ring, BoardLook look) {
  /** A layout of which the file says no more. */
  public BoardLayout(int[][] squareAt, String[] columnNames, String[] rowNames, boolean ring) {
    this(squareAt, columnNames, rowNames, ring, BoardLook.UNSAID);
  }

  /** The number of rows; zero when the board has no rectangular drawing. */
  public int rows() {
    return squareAt.length;
  }

  /** The number of columns. */
  public int columns() {
    return squareAt.length == 0 ? 0 : squareAt[0].length;
  }
}
