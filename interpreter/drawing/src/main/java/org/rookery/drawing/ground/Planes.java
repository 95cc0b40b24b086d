package org.rookery.drawing.ground;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.Topology;

/** Boards of several rectangles, side by side; and squares of none, in rows below. */
final class Planes {
  private static final double GAP = 0.6;

  /** How many times wider than high the whole may be. */
  private static final double SHAPE = 1.6;

  private Planes() {}

  static List<SquareSpot> spots(BoardLook look, int squares) {
    List<SquareSpot> spots = new ArrayList<>();
    BitSet placed = new BitSet();
    double across = across(look.planes(), squares);
    double left = 0;
    double top = 0;
    double bottom = 0;
    for (BoardLook.Plane plane : look.planes()) {
      int columns = plane.squareAt()[0].length;
      if (left > 0 && left + columns > across) {
        left = 0;
        top = bottom + GAP;
      }
      for (int row = 0; row < plane.squareAt().length; row++) {
        for (int column = 0; column < columns; column++) {
          int square = plane.squareAt()[row][column];
          if (square != Topology.NOWHERE && !placed.get(square)) {
            placed.set(square);
            spots.add(new SquareSpot(square, left + column, top + row, 1));
          }
        }
      }
      bottom = Math.max(bottom, top + plane.squareAt().length);
      left += columns + GAP;
    }
    double row = bottom + (bottom > 0 ? GAP : 0);
    int column = 0;
    for (int square = 0; square < squares; square++) {
      if (!placed.get(square)) {
        spots.add(new SquareSpot(square, column, row, 1));
        column++;
        if (column >= across) {
          column = 0;
          row++;
        }
      }
    }
    return spots;
  }

  /** How many squares fit beside each other. */
  private static double across(List<BoardLook.Plane> planes, int squares) {
    double area = squares;
    double widest = 1;
    for (BoardLook.Plane plane : planes) {
      area = Math.max(area, 0);
      widest = Math.max(widest, plane.squareAt()[0].length);
    }
    double spread = planes.isEmpty() ? 1 : (1 + GAP / widest);
    return Math.max(widest, Math.ceil(Math.sqrt(area * SHAPE) * spread * spread));
  }
}
