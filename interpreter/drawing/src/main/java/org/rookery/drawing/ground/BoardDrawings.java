package org.rookery.drawing.ground;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.BoardLook.Style;

/** Chooses how a board is drawn: by what its file says, else by its shape. */
public final class BoardDrawings {
  /** A grid whose squares are put so close that they overlap by more than this is no rectangle. */
  private static final double OVERLAP = 0.75;

  /**
   * How wide a square is of which the file says the middle only, by the distance of the nearest.
   */
  private static final double UNSAID_SIZE = 0.7;

  private BoardDrawings() {}

  /** The board of a game. */
  public static BoardDrawing of(GameProgram program) {
    BoardDrawing plain = untinted(program);
    Map<Integer, BoardLook.Tint> tints = program.layout().look().tints();
    if (tints.isEmpty()) {
      return plain;
    }
    Map<Integer, BoardDrawing.Cell> cells = new TreeMap<>(plain.cells());
    cells.replaceAll((square, cell) -> tinted(cell, tints.get(square)));
    return new BoardDrawing(
        plain.width(),
        plain.height(),
        plain.look(),
        cells,
        plain.lines(),
        plain.labels(),
        plain.isUpright(),
        plain.border());
  }

  private static BoardDrawing.Cell tinted(BoardDrawing.Cell cell, BoardLook.@Nullable Tint tint) {
    int shade = tint == null ? cell.shade() : BoardDrawing.TINTED + tint.ordinal();
    return new BoardDrawing.Cell(cell.corners(), cell.middle(), cell.size(), shade);
  }

  private static BoardDrawing untinted(GameProgram program) {
    BoardLayout layout = program.layout();
    BoardLook look = layout.look();
    int squares = program.topology().size();
    if (layout.rows() > 0 && layout.ring() && layout.rows() >= RingGround.FEWEST_SECTORS) {
      return new RingGround(layout).ground();
    }
    if (layout.rows() > 0 && !isElsewhere(layout)) {
      Hexes hexes = Hexes.of(layout, program.topology());
      if (look.style() == Style.HEXAGONS || (look.style() == Style.UNSAID && hexes.isSuggested())) {
        return cells(program, hexes.spots());
      }
      return new RectangleGround(layout, program.topology()).ground();
    }
    if (!look.places().isEmpty()) {
      return cells(program, places(look));
    }
    return cells(program, Planes.spots(look, squares));
  }

  private static BoardDrawing cells(GameProgram program, List<SquareSpot> spots) {
    CellShapes cells = new CellShapes(spots, program.topology().squares());
    return isPoints(program, spots)
        ? new PointGround(cells, program).ground()
        : cells.ground(program.layout().look().style() == Style.PITS);
  }

  /** Whether the file says so; or squares far from each other are linked, and no grid has them. */
  private static boolean isPoints(GameProgram program, List<SquareSpot> spots) {
    BoardLook look = program.layout().look();
    return look.style() == Style.POINTS
        || (look.style() == Style.UNSAID
            && look.planes().isEmpty()
            && PointGround.hasLinks(program.topology())
            && spots.stream().allMatch(spot -> spot.size() < OVERLAP * CellShapes.nearest(spots)));
  }

  /** Whether the file puts the squares of a grid where rows and columns are not upright. */
  private static boolean isElsewhere(BoardLayout layout) {
    List<BoardLook.Place> places = layout.look().places();
    if (places.isEmpty()) {
      return false;
    }
    Set<Integer> placed = new HashSet<>();
    places.forEach(place -> placed.add(place.square()));
    int[] lefts = new int[layout.columns()];
    int[] tops = new int[layout.rows()];
    java.util.Arrays.fill(lefts, Integer.MIN_VALUE);
    java.util.Arrays.fill(tops, Integer.MIN_VALUE);
    for (BoardLook.Place place : places) {
      for (int row = 0; row < layout.rows(); row++) {
        for (int column = 0; column < layout.columns(); column++) {
          if (layout.squareAt()[row][column] == place.square()) {
            placed.remove(place.square());
            if (!fits(lefts, column, place.left()) || !fits(tops, row, place.top())) {
              return true;
            }
          }
        }
      }
    }
    return !placed.isEmpty();
  }

  private static boolean fits(int[] known, int index, int place) {
    boolean fits = known[index] == Integer.MIN_VALUE || known[index] == place;
    known[index] = place;
    return fits;
  }

  /**
   * Where the file puts squares; around a grid of which it does not say where that lies, in squares
   * as wide as the narrowest of those, counted from its upper left corner, or else to its right.
   */
  private static List<SquareSpot> places(BoardLook look) {
    List<SquareSpot> placed = new ArrayList<>();
    Set<Integer> known = new HashSet<>();
    for (BoardLook.Place place : look.places()) {
      double wide = place.right() - place.left();
      double high = place.bottom() - place.top();
      known.add(place.square());
      placed.add(
          new SquareSpot(
              place.square(),
              place.left() + wide / 2,
              place.top() + high / 2,
              Math.min(wide, high)));
    }
    double unsaid = UNSAID_SIZE * CellShapes.nearest(placed);
    placed.replaceAll(spot -> spot.size() > 0 ? spot : sized(spot, unsaid));
    double unit = placed.stream().mapToDouble(SquareSpot::size).min().orElse(1);
    List<SquareSpot> grids =
        Planes.spots(look, 0).stream()
            .filter(spot -> !known.contains(spot.square()))
            .map(spot -> new SquareSpot(spot.square(), unit * spot.x(), unit * spot.y(), unit))
            .map(spot -> moved(spot, unit / 2, unit / 2))
            .toList();
    boolean clash =
        placed.stream().anyMatch(one -> grids.stream().anyMatch(two -> overlap(one, two)));
    double left = placed.stream().mapToDouble(spot -> spot.x() - spot.size() / 2).min().orElse(0);
    double right = grids.stream().mapToDouble(SquareSpot::x).max().orElse(0) + unit;
    List<SquareSpot> all = new ArrayList<>(grids);
    placed.forEach(spot -> all.add(clash ? moved(spot, right - left, 0) : spot));
    return all;
  }

  private static SquareSpot sized(SquareSpot spot, double size) {
    return new SquareSpot(spot.square(), spot.x(), spot.y(), Double.isFinite(size) ? size : 1);
  }

  private static SquareSpot moved(SquareSpot spot, double right, double down) {
    return new SquareSpot(spot.square(), spot.x() + right, spot.y() + down, spot.size());
  }

  private static boolean overlap(SquareSpot one, SquareSpot two) {
    double reach = OVERLAP * (one.size() + two.size()) / 2;
    return Math.abs(one.x() - two.x()) < reach && Math.abs(one.y() - two.y()) < reach;
  }
}
