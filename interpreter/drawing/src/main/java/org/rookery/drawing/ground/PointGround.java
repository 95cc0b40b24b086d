package org.rookery.drawing.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import org.rookery.drawing.ground.BoardDrawing.Cell;
import org.rookery.drawing.ground.BoardDrawing.Label;
import org.rookery.drawing.ground.BoardDrawing.Line;
import org.rookery.drawing.ground.BoardDrawing.Point;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.Topology;

/** A board of points that lines join, wherever its file puts them. */
final class PointGround {
  private final CellShapes cells;
  private final GameProgram program;

  PointGround(CellShapes cells, GameProgram program) {
    this.cells = cells;
    this.program = program;
  }

  static boolean hasLinks(Topology topology) {
    return Arrays.stream(topology.links())
        .flatMapToInt(Arrays::stream)
        .anyMatch(to -> to != Topology.NOWHERE);
  }

  BoardDrawing ground() {
    BoardDrawing areas = cells.ground(false);
    List<Line> lines =
        lines(
            areas.cells(), program.topology(), program.layout().look().lines(), (from, to) -> true);
    List<Label> labels = new ArrayList<>();
    for (SquareSpot spot : cells.spots()) {
      double size = BoardDrawing.CELL * 0.12;
      labels.add(
          new Label(
              program.topology().squares().get(spot.square()),
              spot.x() + BoardDrawing.CELL * 0.3,
              spot.y() + BoardDrawing.CELL * 0.42,
              size));
    }
    return new BoardDrawing(
        areas.width(),
        areas.height(),
        BoardDrawing.Look.POINTS,
        areas.cells(),
        lines,
        labels,
        false,
        List.of(cells.frame()));
  }

  /**
   * The lines of links, each once, without those that lead over another square; and further ones.
   *
   * @param wanted which links have lines
   */
  static List<Line> lines(
      Map<Integer, Cell> cells,
      Topology topology,
      List<BoardLook.Line> further,
      BiPredicate<Point, Point> wanted) {
    List<Line> lines = new ArrayList<>();
    BitSet[] drawn = new BitSet[topology.size()];
    Arrays.setAll(drawn, i -> new BitSet());
    for (Map.Entry<Integer, Cell> entry : cells.entrySet()) {
      int from = entry.getKey();
      for (int[] direction : topology.links()) {
        int to = direction[from];
        Cell end = cells.get(to);
        if (end == null || drawn[Math.min(from, to)].get(Math.max(from, to))) {
          continue;
        }
        Point start = entry.getValue().middle();
        if (wanted.test(start, end.middle()) && isFree(start, end.middle(), cells)) {
          drawn[Math.min(from, to)].set(Math.max(from, to));
          lines.add(new Line(start, end.middle()));
        }
      }
    }
    for (BoardLook.Line line : further) {
      Cell start = cells.get(line.from());
      Cell end = cells.get(line.to());
      if (start != null && end != null) {
        lines.add(new Line(start.middle(), end.middle()));
      }
    }
    return lines;
  }

  /** Whether no square lies between two points. */
  private static boolean isFree(Point from, Point to, Map<Integer, Cell> cells) {
    double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
    return cells.values().stream()
        .map(Cell::middle)
        .noneMatch(
            other ->
                Math.hypot(other.x() - from.x(), other.y() - from.y()) > 1
                    && Math.hypot(other.x() - to.x(), other.y() - to.y()) > 1
                    && Math.hypot(other.x() - from.x(), other.y() - from.y())
                            + Math.hypot(other.x() - to.x(), other.y() - to.y())
                        < length + 0.5);
  }
}
