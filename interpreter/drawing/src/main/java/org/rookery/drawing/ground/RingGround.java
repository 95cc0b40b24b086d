package org.rookery.drawing.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.rookery.drawing.ground.BoardDrawing.Cell;
import org.rookery.drawing.ground.BoardDrawing.Label;
import org.rookery.drawing.ground.BoardDrawing.Point;
import org.rookery.program.board.BoardLayout;

/**
 * A board whose last row is a neighbour of its first, drawn as rings around a hole.
 *
 * <p>A row is a sector, a column a ring: the first column is the rim, the last lies at the hole.
 * The first row (the lowest of the layout) is at the bottom, and rows go on clockwise. With few
 * sectors the rings are polygons with a side for each; with many they are round.
 */
final class RingGround {
  /** With fewer sectors than this there is no ring to draw. */
  static final int FEWEST_SECTORS = 3;

  private static final double CELL = BoardDrawing.CELL;
  private static final int MOST_SIDES = 10;

  /** How far it is from the middle to the innermost ring at least, in rings. */
  private static final double HOLE = 1.25;

  /** How wide the squares at the hole are at least, in rings. */
  private static final double NARROWEST = 0.8;

  /** How far the name of a ring is from the edge of its sector, in rings. */
  private static final double LETTER = 0.3;

  /** The width of the margin that holds the names of the sectors, in rings. */
  private static final double LABELS = 0.62;

  private final BoardLayout layout;
  private final double centreX;
  private final double centreY;

  RingGround(BoardLayout layout) {
    this.layout = layout;
    double acrossX = 0;
    double acrossY = 0;
    for (int s = 0; s < layout.rows(); s++) {
      acrossX = Math.max(acrossX, Math.abs(Math.cos(angle(s))));
      acrossY = Math.max(acrossY, Math.abs(Math.sin(angle(s))));
    }
    double rim = corner(radius(0));
    centreX = CELL * LABELS + rim * (isPolygon() ? acrossX : 1);
    centreY = CELL * LABELS + rim * (isPolygon() ? acrossY : 1);
  }

  BoardDrawing ground() {
    TreeMap<Integer, Cell> cells = new TreeMap<>();
    for (int r = 0; r < layout.rows(); r++) {
      for (int c = 0; c < layout.columns(); c++) {
        int square = layout.squareAt()[r][c];
        if (square >= 0) {
          cells.put(square, cell(layout.rows() - 1 - r, c));
        }
      }
    }
    return new BoardDrawing(
        2 * centreX,
        2 * centreY,
        BoardDrawing.Look.AREAS,
        cells,
        List.of(),
        labels(),
        false,
        List.of(edge(radius(0)), edge(radius(layout.columns()))));
  }

  private boolean isPolygon() {
    return layout.rows() <= MOST_SIDES;
  }

  /** The distance from the middle to the outer edge of a ring, at the middle of a side. */
  private double radius(int ring) {
    double hole = Math.max(HOLE, NARROWEST / (2 * Math.tan(Math.PI / layout.rows())));
    return (hole + layout.columns() - ring) * CELL;
  }

  /** The distance of the corners of a ring whose sides are at {@code radius}. */
  private double corner(double radius) {
    return isPolygon() ? radius / Math.cos(Math.PI / layout.rows()) : radius;
  }

  /** The angle of the first edge of a sector; the first sector lies around the way down. */
  private double angle(double sector) {
    return Math.PI / 2 + 2 * Math.PI * (sector - 0.5) / layout.rows();
  }

  private Point at(double radius, double angle) {
    return new Point(centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle));
  }

  private Cell cell(int sector, int ring) {
    double from = angle(sector);
    double to = angle(sector + 1);
    List<Point> corners = new ArrayList<>();
    edge(corners, corner(radius(ring)), from, to);
    edge(corners, corner(radius(ring + 1)), to, from);
    double width = 2 * radius(ring + 1) * Math.tan(Math.PI / layout.rows());
    return new Cell(
        corners,
        at((radius(ring) + radius(ring + 1)) / 2, angle(sector + 0.5)),
        Math.min(width, CELL) * 0.9,
        (sector + ring) % 2 == 0 ? 1 : 0);
  }

  private void edge(List<Point> corners, double radius, double from, double to) {
    int steps = isPolygon() ? 1 : 8;
    for (int i = 0; i <= steps; i++) {
      corners.add(at(radius, from + (to - from) * i / steps));
    }
  }

  private List<Point> edge(double radius) {
    List<Point> corners = new ArrayList<>();
    for (int s = 0; s < layout.rows(); s++) {
      edge(corners, corner(radius), angle(s), angle(s + 1));
    }
    return corners;
  }

  private List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    for (int s = 0; s < layout.rows(); s++) {
      String name = layout.rowNames()[layout.rows() - 1 - s];
      labels.add(label(name, radius(0) + CELL * 0.36, angle(s + 0.5), 0.24));
    }
    for (int c = 0; c < layout.columns(); c++) {
      double radius = corner(radius(c) - CELL / 2);
      for (int sector : new int[] {0, layout.rows() / 2}) {
        double angle = angle(sector) + LETTER * CELL / radius;
        labels.add(label(layout.columnNames()[c], radius, angle, 0.17));
      }
    }
    return labels;
  }

  private Label label(String name, double radius, double angle, double size) {
    Point middle = at(radius, angle);
    return new Label(name, middle.x(), middle.y(), CELL * size);
  }
}
