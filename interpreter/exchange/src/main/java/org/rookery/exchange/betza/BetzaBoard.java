package org.rookery.exchange.betza;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What stands where on a board of ranks and files, as one player sees it: their own pieces, others,
 * or nothing. Cells are counted from the first rank and file as the board is printed.
 */
final class BetzaBoard {
  static final int HOLE = -1;
  static final int EMPTY = 0;
  static final int FRIEND = 1;
  static final int ENEMY = 2;

  /** A piece that belongs to no player who has turns. */
  static final int NEUTRAL = 3;

  private final int columns;
  private final int[] cells;
  private final boolean turned;

  /**
   * A board.
   *
   * @param cells row by row from the top
   * @param turned whether the player sits at the top
   */
  BetzaBoard(int columns, int[] cells, boolean turned) {
    this.columns = columns;
    this.cells = cells.clone();
    this.turned = turned;
  }

  int cells() {
    return cells.length;
  }

  /** The cell so far ahead and to the right; negative where there is none. */
  int step(int from, int dx, int dy) {
    int column = from % columns + (turned ? -dx : dx);
    int row = from / columns + (turned ? dy : -dy);
    if (column < 0 || column >= columns || row < 0 || row * columns >= cells.length) {
      return HOLE;
    }
    int cell = row * columns + column;
    return cells[cell] == HOLE ? HOLE : cell;
  }

  /** What stands on the cells, row by row from the top, as the player has the board before them. */
  int[] upright() {
    int[] upright = new int[cells.length];
    for (int cell = 0; cell < cells.length; cell++) {
      upright[upright(cell)] = cells[cell];
    }
    return upright;
  }

  /** The number of a cell as the player has the board before them. */
  int upright(int cell) {
    return turned ? cells.length - 1 - cell : cell;
  }

  /** Whether a neutral piece stands anywhere. */
  boolean hasNeutral() {
    return Arrays.stream(cells).anyMatch(piece -> piece == NEUTRAL);
  }

  /** Whether a neutral piece stands on one of these cells. */
  boolean hasNeutral(BitSet targets) {
    return targets.stream().anyMatch(cell -> cells[cell] == NEUTRAL);
  }

  /** The same with enemies in place of the neutral pieces. */
  BetzaBoard withEnemiesForNeutral() {
    int[] others = Arrays.stream(cells).map(piece -> piece == NEUTRAL ? ENEMY : piece).toArray();
    return new BetzaBoard(columns, others, turned);
  }

  boolean isEmpty(int cell) {
    return cells[cell] == EMPTY;
  }

  /** Whether what stands there is what a piece that does so may arrive at. */
  boolean allows(int cell, Mode mode) {
    return switch (mode) {
      case QUIET -> cells[cell] == EMPTY;
      case CAPTURE -> cells[cell] == ENEMY;
      case FRIEND -> cells[cell] == FRIEND;
      case PASSER -> false;
    };
  }
}
