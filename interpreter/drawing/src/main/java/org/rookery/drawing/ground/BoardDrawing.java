package org.rookery.drawing.ground;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A board as it lies on paper: cells, lines and coordinates. Numbers are parts of a picture in
 * which a square is about {@link #CELL} wide; y grows downwards.
 *
 * @param width the width of all that belongs to the board, coordinates included
 * @param height the height of all that
 * @param look what its cells look like
 * @param cells the cells by the numbers of their squares, ascending; squares that are not drawn are
 *     missing
 * @param lines the lines of a board of points
 * @param labels the coordinates
 * @param isUpright whether its cells stand in rows and columns, with the names of both beside it
 * @param border the outlines of the board; what lies within an even number of them is outside
 */
public record BoardDrawing(
    double width,
    double height,
    Look look,
    Map<Integer, Cell> cells,
    List<Line> lines,
    List<Label> labels,
    boolean isUpright,
    List<List<Point>> border) {
  /** How wide a square is. */
  public static final double CELL = 64;

  /** The first of the shades that are colours. */
  public static final int TINTED = 3;

  /** Copies what it is given. */
  public BoardDrawing {
    cells = Collections.unmodifiableMap(new TreeMap<>(cells));
    lines = List.copyOf(lines);
    labels = List.copyOf(labels);
    border = List.copyOf(border);
  }

  /** What cells look like. */
  public enum Look {
    /** Areas side by side, in shades. */
    AREAS,
    /** Points that lines join. */
    POINTS,
    /** Hollows that hold numbers of seeds. */
    PITS
  }

  /** A point. */
  public record Point(double x, double y) {}

  /**
   * A square.
   *
   * @param corners its outline
   * @param middle where its piece stands
   * @param size the side of an upright square around the middle in which a piece can be drawn
   * @param shade 0 for light, 1 for dark, 2 for what is between; {@link #TINTED} and more for the
   *     colours of {@link org.rookery.program.board.BoardLook.Tint}, in their order
   */
  public record Cell(List<Point> corners, Point middle, double size, int shade) {}

  /** A line of a board of points. */
  public record Line(Point from, Point to) {}

  /**
   * A coordinate, written around its middle.
   *
   * @param size how high its capitals are
   */
  public record Label(String text, double x, double y, double size) {}

  /** The cell of a square; empty when it is not drawn. */
  public Optional<Cell> cell(int square) {
    return Optional.ofNullable(cells.get(square));
  }
}
