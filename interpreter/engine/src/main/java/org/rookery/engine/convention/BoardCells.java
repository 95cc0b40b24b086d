package org.rookery.engine.convention;

import org.rookery.program.GameProgram;

/** The rows, from the top, and columns in which the squares of a board are drawn. */
final class BoardCells {
  private final int[] rows;
  private final int[] columns;

  BoardCells(GameProgram program) {
    rows = new int[program.topology().size()];
    columns = new int[rows.length];
    int[][] squareAt = program.layout().squareAt();
    for (int row = 0; row < squareAt.length; row++) {
      for (int column = 0; column < squareAt[row].length; column++) {
        if (squareAt[row][column] >= 0) {
          rows[squareAt[row][column]] = row;
          columns[squareAt[row][column]] = column;
        }
      }
    }
  }

  int row(int square) {
    return rows[square];
  }

  int column(int square) {
    return columns[square];
  }
}
