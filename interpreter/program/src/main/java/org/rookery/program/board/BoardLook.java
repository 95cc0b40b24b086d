package org.rookery.program.board;

import java.util.List;

/**
 * What a file says about how its board is to be drawn. Nothing in play depends on it.
 *
 * @param style what squares look like
 * @param gap the row, counted from the first player, behind which lines of a board of points are
 *     cut, as by a river; 0 without one
 * @param lines further lines of a board of points, each between two squares
 * @param places where the file puts squares, in the order of their numbers; squares that are not
 *     drawn, or stand in no such place, are missing
 * @param planes the rectangular parts of a board of several
 */
public record BoardLook(
    Style style, int gap, List<Line> lines, List<Place> places, List<Plane> planes) {
  /** A board of which nothing is said. */
  public static final BoardLook UNSAID =
      new BoardLook(Style.UNSAID, 0, List.of(), List.of(), List.of());

  /** What the squares of a board look like. */
  public enum Style {
    /** As the shape of the board suggests. */
    UNSAID,
    /** Squares side by side. */
    SQUARES,
    /** Six-sided cells: besides those along files and ranks, two diagonal ones are neighbours. */
    HEXAGONS,
    /** Points joined by lines. */
    POINTS,
    /** Hollows, in which seeds are counted. */
    PITS,
    /** Files on which pieces are piled up, as points of a table. */
    STACKS
  }

  /** A line between two squares, by their numbers. */
  public record Line(int from, int to) {}

  /** The rectangle of a square; y grows downwards. Units are the file's. */
  public record Place(int square, int left, int top, int right, int bottom) {}

  /** Squares in rows from the top; {@link Topology#NOWHERE} marks a hole. */
  public record Plane(int[][] squareAt) {}
}
