package org.rookery.compiler.elaborate.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.BoardModel.Grid;
import org.rookery.program.Region;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.Topology;

/** Numbers the squares and directions of a finished plan. */
public final class BoardAssembly {
  private final BoardPlan plan;
  private final Map<String, Integer> squareNumbers = new HashMap<>();
  private final List<String> directions;

  private BoardAssembly(BoardPlan plan) {
    this.plan = plan;
    for (String square : plan.squares()) {
      squareNumbers.put(square, squareNumbers.size());
    }
    this.directions = List.copyOf(plan.directions());
  }

  /** The board of a plan, as so many players see it. */
  public static BoardModel assemble(BoardPlan plan, int players) {
    return new BoardAssembly(plan).assemble(players);
  }

  private BoardModel assemble(int players) {
    Map<String, List<Region>> zones = new LinkedHashMap<>();
    for (String zone : plan.zones()) {
      zones.put(
          zone, IntStream.range(0, players).mapToObj(p -> region(plan.zone(zone, p))).toList());
    }
    int[][] symmetry = new int[players][];
    for (int player = 0; player < players; player++) {
      symmetry[player] = symmetry(player);
    }
    List<Grid> grids = plan.grids().stream().flatMap(grid -> slices(grid).stream()).toList();
    return new BoardModel(
        topology(),
        layout(grids),
        grids,
        zones,
        symmetry,
        IntStream.range(0, players).mapToObj(plan::facing).toList(),
        IntStream.range(0, players).mapToObj(this::labels).toList(),
        plan.zoneOrigins(),
        plan.directionOrigins());
  }

  /** Labels by the numbers of squares, in their order. */
  private Map<Integer, String> labels(int player) {
    Map<Integer, String> labels = new TreeMap<>();
    plan.labels(player).forEach((square, label) -> labels.put(number(square), label));
    labels.remove(Topology.NOWHERE);
    return labels;
  }

  private Topology topology() {
    int[][] links = new int[directions.size()][];
    for (int d = 0; d < links.length; d++) {
      links[d] = new int[squareNumbers.size()];
      for (String square : plan.squares()) {
        links[d][number(square)] = number(plan.step(directions.get(d), square));
      }
    }
    return new Topology(List.copyOf(plan.squares()), directions, links);
  }

  private int number(@Nullable String square) {
    return square == null ? Topology.NOWHERE : squareNumbers.getOrDefault(square, Topology.NOWHERE);
  }

  private Region region(Collection<String> names) {
    BitSet bits = new BitSet();
    names.stream().mapToInt(this::number).filter(n -> n >= 0).forEach(bits::set);
    return Region.of(bits, squareNumbers.size());
  }

  private int[] symmetry(int player) {
    int[] table = new int[directions.size()];
    for (int d = 0; d < table.length; d++) {
      table[d] = directions.indexOf(plan.stands(player, directions.get(d)));
    }
    return table;
  }

  /** Every plane of rows and columns of a grid. */
  private List<Grid> slices(GridShape shape) {
    List<Grid> slices = new ArrayList<>();
    int columns = shape.size(0);
    int rows = shape.size(1);
    for (int first = 0; first < shape.squares(); first += columns * rows) {
      int[][] squares = new int[rows][columns];
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          squares[row][column] = number(shape.name(shape.at(first + row * columns + column)));
        }
      }
      boolean wrapsRows = shape.dimensions() > 1 && shape.wraps().get(1);
      slices.add(new Grid(squares, shape.wraps().get(0), wrapsRows));
    }
    return slices;
  }

  private BoardLayout layout(List<Grid> grids) {
    if (grids.size() != 1 || plan.grids().get(0).dimensions() > 2) {
      return new BoardLayout(new int[0][], new String[0], new String[0], false, look(grids));
    }
    GridShape shape = plan.grids().get(0);
    Grid grid = grids.get(0);
    int rows = grid.squares().length;
    int[][] squareAt = new int[rows][];
    for (int row = 0; row < rows; row++) {
      squareAt[row] = Arrays.copyOf(grid.squares()[rows - 1 - row], shape.size(0));
    }
    String[] columnNames = shape.labels().get(0).toArray(String[]::new);
    String[] rowNames =
        shape.dimensions() > 1 ? shape.labels().get(1).toArray(String[]::new) : new String[] {""};
    return new BoardLayout(squareAt, columnNames, rowNames, grid.wrapsRows(), look(grids));
  }

  private BoardLook look(List<Grid> grids) {
    List<BoardLook.Line> lines =
        plan.lines().stream()
            .map(ends -> new BoardLook.Line(number(ends.get(0)), number(ends.get(1))))
            .filter(line -> line.from() >= 0 && line.to() >= 0)
            .toList();
    List<BoardLook.Place> places = new ArrayList<>();
    for (String square : plan.squares()) {
      BoardLook.Place place = plan.place(square);
      if (place != null) {
        places.add(
            new BoardLook.Place(
                number(square), place.left(), place.top(), place.right(), place.bottom()));
      }
    }
    List<BoardLook.Plane> planes = grids.stream().map(BoardAssembly::fromTop).toList();
    return new BoardLook(plan.style(), plan.gap(), lines, places, planes, tints());
  }

  /** The colours of squares, by their numbers. */
  private Map<Integer, BoardLook.Tint> tints() {
    Map<Integer, BoardLook.Tint> tints = new TreeMap<>();
    plan.tints().forEach((square, tint) -> tints.put(number(square), tint));
    return tints;
  }

  private static BoardLook.Plane fromTop(Grid grid) {
    List<int[]> rows = new ArrayList<>(Arrays.asList(grid.squares()));
    Collections.reverse(rows);
    return new BoardLook.Plane(rows.toArray(int[][]::new));
  }
}
