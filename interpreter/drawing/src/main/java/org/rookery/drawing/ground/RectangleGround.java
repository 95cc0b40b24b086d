package org.rookery.drawing.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rookery.drawing.ground.BoardDrawing.Cell;
import org.rookery.drawing.ground.BoardDrawing.Label;
import org.rookery.drawing.ground.BoardDrawing.Line;
import org.rookery.drawing.ground.BoardDrawing.Point;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.BoardLook.Style;
import org.rookery.program.board.Topology;

/**
 * A board of rows and columns, its row names on both sides and its column names above and below.
 */
final class RectangleGround {
  private static final double CELL = BoardDrawing.CELL;
  private static final double MARGIN = CELL * 0.42;
  private static final int HOLLOW_CORNERS = 28;

  private final BoardLayout layout;
  private final Topology topology;
  private final SortedMap<Integer, Cell> cells = new TreeMap<>();

  RectangleGround(BoardLayout layout, Topology topology) {
    this.layout = layout;
    this.topology = topology;
  }

  BoardDrawing ground() {
    boolean hollow = layout.look().style() == Style.PITS;
    boolean points = layout.look().style() == Style.POINTS;
    for (int row = 0; row < layout.rows(); row++) {
      for (int column = 0; column < layout.columns(); column++) {
        int square = layout.squareAt()[row][column];
        if (square >= 0) {
          double x = MARGIN + column * CELL;
          double y = MARGIN + row * CELL;
          Point middle = new Point(x + CELL / 2, y + CELL / 2);
          int shade = (layout.rows() - 1 - row + column) % 2 == 0 ? 1 : 0;
          cells.put(
              square,
              new Cell(
                  hollow ? hollow(middle) : box(x, y, CELL, CELL), middle, CELL * 0.94, shade));
        }
      }
    }
    double wide = layout.columns() * CELL;
    double high = layout.rows() * CELL;
    return new BoardDrawing(
        wide + 2 * MARGIN,
        high + 2 * MARGIN,
        points
            ? BoardDrawing.Look.POINTS
            : hollow ? BoardDrawing.Look.PITS : BoardDrawing.Look.AREAS,
        cells,
        points ? lines() : List.of(),
        labels(wide + 2 * MARGIN, high + 2 * MARGIN),
        true,
        List.of(box(MARGIN, MARGIN, wide, high)));
  }

  private static List<Point> box(double x, double y, double wide, double high) {
    return List.of(
        new Point(x, y),
        new Point(x + wide, y),
        new Point(x + wide, y + high),
        new Point(x, y + high));
  }

  private static List<Point> hollow(Point middle) {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < HOLLOW_CORNERS; i++) {
      double angle = 2 * Math.PI * i / HOLLOW_CORNERS;
      double radius = CELL * 0.46;
      corners.add(
          new Point(middle.x() + radius * Math.cos(angle), middle.y() + radius * Math.sin(angle)));
    }
    return corners;
  }

  /** Along rows and columns wherever squares are linked, and what else the file asks for. */
  private List<Line> lines() {
    int gap = layout.look().gap();
    double bank = gap == 0 ? -1 : MARGIN + (layout.rows() - gap) * CELL;
    double left = MARGIN + CELL / 2;
    double right = MARGIN + (layout.columns() - 0.5) * CELL;
    return PointGround.lines(
        cells,
        topology,
        layout.look().lines(),
        (from, to) -> {
          boolean upright = from.x() == to.x();
          boolean crosses = (from.y() - bank) * (to.y() - bank) < 0;
          boolean rim = from.x() == left || from.x() == right;
          return upright ? gap == 0 || !crosses || rim : from.y() == to.y();
        });
  }

  private List<Label> labels(double width, double height) {
    List<Label> labels = new ArrayList<>();
    double size = CELL * 0.2;
    for (int c = 0; c < layout.columns(); c++) {
      double x = MARGIN + (c + 0.5) * CELL;
      labels.add(new Label(layout.columnNames()[c], x, MARGIN / 2, size));
      labels.add(new Label(layout.columnNames()[c], x, height - MARGIN / 2, size));
    }
    for (int r = 0; r < layout.rows(); r++) {
      double y = MARGIN + (r + 0.5) * CELL;
      labels.add(new Label(layout.rowNames()[r], MARGIN / 2, y, size));
      labels.add(new Label(layout.rowNames()[r], width - MARGIN / 2, y, size));
    }
    return labels;
  }
}
