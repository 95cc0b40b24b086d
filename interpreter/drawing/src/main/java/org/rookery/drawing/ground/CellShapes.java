package org.rookery.drawing.ground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.drawing.ground.BoardDrawing.Cell;
import org.rookery.drawing.ground.BoardDrawing.Label;
import org.rookery.drawing.ground.BoardDrawing.Point;

/**
 * Cells around spots: what is nearer to a spot than to any other that lies as spots of this board
 * lie to each other. So squares in rows become squares, those of a honeycomb hexagons.
 */
final class CellShapes {
  /** How far beyond the nearest squares there are others that cut off corners. */
  private static final double REACH = 1.5;

  /** Squares at most so much further away than the nearest touch. */
  private static final double TOUCH = 1.2;

  /** Half the width of a cell that nothing bounds. */
  private static final double LARGEST = 0.6;

  private static final double MARGIN = 0.15 * BoardDrawing.CELL;
  private static final int HOLLOW_CORNERS = 28;

  private final List<SquareSpot> spots;
  private final List<String> names;
  private final double nearest;
  private final double width;
  private final double height;

  CellShapes(List<SquareSpot> given, List<String> names) {
    this.names = names;
    nearest = nearest(given);
    double scale = BoardDrawing.CELL / nearest;
    double left = given.stream().mapToDouble(SquareSpot::x).min().orElse(0) * scale;
    double top = given.stream().mapToDouble(SquareSpot::y).min().orElse(0) * scale;
    double edge = MARGIN + LARGEST * BoardDrawing.CELL;
    spots =
        given.stream()
            .map(
                spot ->
                    new SquareSpot(
                        spot.square(),
                        spot.x() * scale - left + edge,
                        spot.y() * scale - top + edge,
                        spot.size() * scale))
            .toList();
    width = spots.stream().mapToDouble(SquareSpot::x).max().orElse(0) + edge;
    height = spots.stream().mapToDouble(SquareSpot::y).max().orElse(0) + edge;
  }

  /** The distance of the two nearest spots. */
  static double nearest(List<SquareSpot> spots) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < spots.size(); i++) {
      for (int j = 0; j < i; j++) {
        double distance = spots.get(i).distance(spots.get(j));
        if (distance > 0) {
          least = Math.min(least, distance);
        }
      }
    }
    return Double.isInfinite(least)
        ? Math.max(1, spots.isEmpty() ? 1 : spots.get(0).size())
        : least;
  }

  /** The board with a cell for each spot, its name in it. */
  BoardDrawing ground(boolean hollow) {
    List<Point> bounds = bounds();
    int[] shades = shades();
    Map<Integer, Cell> cells = new TreeMap<>();
    List<Label> labels = new ArrayList<>();
    List<List<Point>> border = new ArrayList<>();
    for (int i = 0; i < spots.size(); i++) {
      SquareSpot spot = spots.get(i);
      Point middle = new Point(spot.x(), spot.y());
      List<Point> corners =
          bounds.stream().map(p -> new Point(p.x() + spot.x(), p.y() + spot.y())).toList();
      double room = inner(bounds);
      double size = 2 * room * (bounds.size() > 4 ? 0.8 : 0.94);
      cells.put(
          spot.square(),
          new Cell(hollow ? hollow(middle, room) : corners, middle, size, shades[i]));
      border.add(corners);
      labels.add(label(spot, bounds));
    }
    return new BoardDrawing(
        width,
        height,
        hollow ? BoardDrawing.Look.PITS : BoardDrawing.Look.AREAS,
        new TreeMap<>(cells),
        List.of(),
        labels,
        false,
        hollow ? List.of(frame()) : border);
  }

  /** The rectangle around it all. */
  List<Point> frame() {
    double near = MARGIN / 3;
    return List.of(
        new Point(near, near),
        new Point(width - near, near),
        new Point(width - near, height - near),
        new Point(near, height - near));
  }

  /** A square's name: in a corner of a square, at the bottom of any other cell. */
  private Label label(SquareSpot spot, List<Point> bounds) {
    double bottom = bounds.stream().mapToDouble(Point::y).max().orElse(0);
    double left = bounds.stream().mapToDouble(Point::x).min().orElse(0);
    String name = names.get(spot.square());
    double size = BoardDrawing.CELL * 0.12;
    return bounds.size() == 4
        ? new Label(
            name,
            spot.x() + left + size * (0.3 + 0.45 * name.length()),
            spot.y() + bottom - size,
            size)
        : new Label(name, spot.x(), spot.y() + bottom - size, size);
  }

  private static List<Point> hollow(Point middle, double radius) {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < HOLLOW_CORNERS; i++) {
      double angle = 2 * Math.PI * i / HOLLOW_CORNERS;
      corners.add(
          new Point(
              middle.x() + 0.92 * radius * Math.cos(angle),
              middle.y() + 0.92 * radius * Math.sin(angle)));
    }
    return corners;
  }

  /** The outline of every cell, around its middle. */
  private List<Point> bounds() {
    double half = LARGEST * BoardDrawing.CELL;
    List<Point> bounds =
        List.of(
            new Point(-half, -half),
            new Point(half, -half),
            new Point(half, half),
            new Point(-half, half));
    Map<List<Long>, Point> ways = new HashMap<>();
    for (SquareSpot one : spots) {
      for (SquareSpot other : spots) {
        double distance = one.distance(other);
        if (distance > 0 && distance <= REACH * BoardDrawing.CELL) {
          Point way = new Point(other.x() - one.x(), other.y() - one.y());
          ways.put(List.of(Math.round(way.x()), Math.round(way.y())), way);
        }
      }
    }
    for (List<Long> key : ways.keySet().stream().sorted(CellShapes::order).toList()) {
      bounds = cut(bounds, ways.getOrDefault(key, new Point(0, 0)));
    }
    return bounds;
  }

  private static int order(List<Long> one, List<Long> other) {
    int first = Long.compare(one.get(0), other.get(0));
    return first != 0 ? first : Long.compare(one.get(1), other.get(1));
  }

  /** What of a shape is nearer to the origin than to the end of a way. */
  private static List<Point> cut(List<Point> shape, Point way) {
    double half = (way.x() * way.x() + way.y() * way.y()) / 2;
    List<Point> rest = new ArrayList<>();
    for (int i = 0; i < shape.size(); i++) {
      Point here = shape.get(i);
      Point next = shape.get((i + 1) % shape.size());
      double beyond = here.x() * way.x() + here.y() * way.y() - half;
      double nextBeyond = next.x() * way.x() + next.y() * way.y() - half;
      if (beyond <= 1e-6) {
        rest.add(here);
      }
      if ((beyond < -1e-6 && nextBeyond > 1e-6) || (beyond > 1e-6 && nextBeyond < -1e-6)) {
        double part = beyond / (beyond - nextBeyond);
        rest.add(
            new Point(
                here.x() + part * (next.x() - here.x()), here.y() + part * (next.y() - here.y())));
      }
    }
    return rest;
  }

  /** How far it is from the origin to the nearest side of a shape around it. */
  private static double inner(List<Point> shape) {
    double least = LARGEST * BoardDrawing.CELL;
    for (int i = 0; i < shape.size(); i++) {
      Point here = shape.get(i);
      Point next = shape.get((i + 1) % shape.size());
      double length = Math.hypot(next.x() - here.x(), next.y() - here.y());
      if (length > 0) {
        least = Math.min(least, Math.abs(here.x() * next.y() - next.x() * here.y()) / length);
      }
    }
    return least;
  }

  /**
   * Shades such that squares that touch differ; two will do for squares, hexagons take three. Next
   * is always a square whose neighbours have the most shades: among hexagons there is only one left
   * for it.
   */
  private int[] shades() {
    int[] shades = new int[spots.size()];
    Arrays.fill(shades, -1);
    BitSet[] taken = new BitSet[shades.length];
    Arrays.setAll(taken, spot -> new BitSet());
    for (int done = 0; done < shades.length; done++) {
      int next = mostLimited(shades, taken);
      shades[next] = preferred(taken[next]);
      for (int other = 0; other < shades.length; other++) {
        if (shades[other] < 0 && touch(next, other)) {
          taken[other].set(shades[next]);
        }
      }
    }
    return shades;
  }

  private static int mostLimited(int[] shades, BitSet[] taken) {
    int best = -1;
    for (int spot = 0; spot < shades.length; spot++) {
      if (shades[spot] < 0 && (best < 0 || taken[spot].cardinality() > taken[best].cardinality())) {
        best = spot;
      }
    }
    return best;
  }

  /** The first square of a board is dark. */
  private static int preferred(BitSet taken) {
    for (int shade : new int[] {1, 0, 2}) {
      if (!taken.get(shade)) {
        return shade;
      }
    }
    return 2;
  }

  private boolean touch(int one, int other) {
    return spots.get(one).distance(spots.get(other)) <= TOUCH * BoardDrawing.CELL;
  }

  List<SquareSpot> spots() {
    return spots;
  }
}
