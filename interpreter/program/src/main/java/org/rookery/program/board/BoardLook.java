package org.rookery.program.board;

import java.util.List;
import java.util.Map;

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
 * @param tints the squares that have a colour of their own
 */
public record BoardLook(
    Style style,
    int gap,
    List<Line> lines,
    List<Place> places,
    List<Plane> planes,
    Map<Integer, Tint> tints) {
  /** A board of which nothing is said. */
  public static final BoardLook UNSAID = new BoardLook(Style.UNSAID, 0, List.of(), List.of());

  /** A board whose squares have no colours of their own, and which is one part. */
  public BoardLook(Style style, int gap, List<Line> lines, List<Place> places) {
    this(style, gap, lines, places, List.of(), Map.of());
  }

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

  /** The colours that a file may give to squares. */
  public enum Tint {
    RED,
    ORANGE,
    YELLOW,
    GREEN,
    BLUE,
    PURPLE,
    PINK,
    BROWN,
    GREY
  }

  /** A line between two squares, by their numbers. */
  public record Line(int from, int to) {}

  /**
   * The rectangle of a square, or its middle where that is all the file says; y grows downwards.
   * Units are the file's.
   */
  public record Place(int square, int left, int top, int right, int bottom) {}

  /** Squares in rows from the top; {@link Topology#NOWHERE} marks a hole. */
  public record Plane(int[][] squareAt) {}
}
