package org.rookery.drawing.picture;

import java.util.List;

/**
 * Pieces in hand as cells beside the board.
 *
 * @param left whether it stands on the left of the board
 * @param columnNames the names of its columns, from left to right
 * @param rows the number of its rows
 * @param cells what lies in it; other cells are empty
 */
public record HandPanel(boolean left, List<String> columnNames, int rows, List<Cell> cells) {
  /**
   * Pieces in one cell.
   *
   * @param row from the top
   * @param count how many of them there are
   */
  public record Cell(int column, int row, int content, int count) {}
}
