package org.rookery.drawing.picture;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rookery.program.board.Layout;

/**
 * A board whose last row is a neighbour of its first, drawn as rings around a hole.
 *
 * <p>A row is a sector, a column a ring: the first column is the rim, the last lies at the hole.
 * The first row (the lowest of the layout) is at the bottom, and rows go on clockwise. With few
 * sectors the rings are polygons with a side for each; with many they are round.
 */
final class RingFrame implements Frame {
  /** With fewer sectors than this there is no ring to draw. */
  static final int FEWEST_SECTORS = 3;

  private static final int MOST_SIDES = 10;

  /** How far it is from the middle to the innermost ring at least, in rings. */
  private static final double HOLE = 1.25;

  /** How wide the squares at the hole are at least, in rings. */
  private static final double NARROWEST = 0.8;

  /** How far the name of a ring is from the edge of its sector, in rings. */
  private static final double LETTER = 0.3;

  /** The width of the margin that holds the names of the sectors, in rings. */
  private static final double LABELS = 0.62;

  private final Layout layout;
  private final double cell;
  private final double centreX;
  private final double centreY;
  private final int[] sector;
  private final int[] ring;

  RingFrame(Layout layout, int squares, double cell) {
    this.layout = layout;
    this.cell = cell;
    sector = new int[squares];
    ring = new int[squares];
    Arrays.fill(sector, -1);
    for (int r = 0; r < layout.rows(); r++) {
      for (int c = 0; c < layout.columns(); c++) {
        int square = layout.squareAt()[r][c];
        if (square >= 0) {
          sector[square] = layout.rows() - 1 - r;
          ring[square] = c;
        }
      }
    }
    double acrossX = 0;
    double acrossY = 0;
    for (int s = 0; s < layout.rows(); s++) {
      acrossX = Math.max(acrossX, Math.abs(Math.cos(angle(s))));
      acrossY = Math.max(acrossY, Math.abs(Math.sin(angle(s))));
    }
    double rim = corner(radius(0));
    centreX = cell * LABELS + rim * (isPolygon() ? acrossX : 1);
    centreY = cell * LABELS + rim * (isPolygon() ? acrossY : 1);
  }

  private boolean isPolygon() {
    return layout.rows() <= MOST_SIDES;
  }

  /** The distance from the middle to the outer edge of a ring, at the middle of a side. */
  private double radius(int ringNumber) {
    double hole = Math.max(HOLE, NARROWEST / (2 * Math.tan(Math.PI / layout.rows())));
    return (hole + layout.columns() - ringNumber) * cell;
  }

  /** The distance of the corners of a ring whose sides are at {@code radius}. */
  private double corner(double radius) {
    return isPolygon() ? radius / Math.cos(Math.PI / layout.rows()) : radius;
  }

  /** The angle of the first edge of a sector; the first sector lies around the way down. */
  private double angle(double sectorNumber) {
    return Math.PI / 2 + 2 * Math.PI * (sectorNumber - 0.5) / layout.rows();
  }

  private double x(double radius, double angle) {
    return centreX + radius * Math.cos(angle);
  }

  private double y(double radius, double angle) {
    return centreY + radius * Math.sin(angle);
  }

  @Override
  public double width() {
    return 2 * centreX;
  }

  @Override
  public double height() {
    return 2 * centreY;
  }

  @Override
  public Optional<Shape> outline(int square) {
    if (sector[square] < 0) {
      return Optional.empty();
    }
    double from = angle(sector[square]);
    double to = angle(sector[square] + 1);
    Path2D path = new Path2D.Double();
    edge(path, corner(radius(ring[square])), from, to);
    edge(path, corner(radius(ring[square] + 1)), to, from);
    path.closePath();
    return Optional.of(path);
  }

  private void edge(Path2D path, double radius, double from, double to) {
    int steps = isPolygon() ? 1 : 8;
    for (int i = 0; i <= steps; i++) {
      double angle = from + (to - from) * i / steps;
      if (path.getCurrentPoint() == null) {
        path.moveTo(x(radius, angle), y(radius, angle));
      } else {
        path.lineTo(x(radius, angle), y(radius, angle));
      }
    }
  }

  @Override
  public Spot middle(int square) {
    double angle = angle(sector[square] + 0.5);
    double radius = (radius(ring[square]) + radius(ring[square] + 1)) / 2;
    double width = 2 * radius(ring[square] + 1) * Math.tan(Math.PI / layout.rows());
    return new Spot(x(radius, angle), y(radius, angle), Math.min(width, cell) * 0.9);
  }

  @Override
  public boolean isDark(int square) {
    return (sector[square] + ring[square]) % 2 == 0;
  }

  @Override
  public List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    double size = cell * 0.24;
    for (int s = 0; s < layout.rows(); s++) {
      double angle = angle(s + 0.5);
      double radius = radius(0) + cell * 0.36;
      String name = layout.rowNames()[layout.rows() - 1 - s];
      labels.add(new Label(name, x(radius, angle), y(radius, angle), size));
    }
    for (int c = 0; c < layout.columns(); c++) {
      double radius = corner(radius(c) - cell / 2);
      String name = layout.columnNames()[c];
      for (int sectorNumber : new int[] {0, layout.rows() / 2}) {
        double angle = angle(sectorNumber) + LETTER * cell / radius;
        labels.add(new Label(name, x(radius, angle), y(radius, angle), cell * 0.17));
      }
    }
    return labels;
  }

  @Override
  public Shape border() {
    Area area = new Area(ringEdge(radius(0)));
    area.subtract(new Area(ringEdge(radius(layout.columns()))));
    return area;
  }

  private Shape ringEdge(double radius) {
    Path2D path = new Path2D.Double();
    for (int s = 0; s < layout.rows(); s++) {
      edge(path, corner(radius), angle(s), angle(s + 1));
    }
    path.closePath();
    return path;
  }
}
