package org.rookery.walker.scene;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.BoardModel.Grid;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Facing;
import org.rookery.program.Region;
import org.rookery.program.board.Topology;

/** The board as one player sees it: where directions lead and which squares a zone has. */
public final class View {
  /** A square that is none. */
  public static final int NOWHERE = -1;

  private static final int UNKNOWN = -2;

  private final BoardModel board;
  private final Topology topology;
  private final int player;
  private final Map<Integer, Cell> cells = new HashMap<>();
  private final Set<Integer> squares = new TreeSet<>();

  /** Squares by name: rules of pieces in hand ask for every square of the board. */
  private final Map<String, Integer> numbers = new HashMap<>();

  private final Map<Integer, Set<Integer>> ranks = new HashMap<>();
  private final Map<Integer, Set<Integer>> files = new HashMap<>();
  private final Map<String, Set<Integer>> zones = new HashMap<>();
  private final Map<Integer, Set<Integer>> neighbours = new HashMap<>();
  private final Map<String, Edges> edges = new HashMap<>();

  /** For each direction the one that leads back, once it was asked for. */
  private final int[] reverses;

  private record Cell(Grid grid, int row, int column) {}

  View(BoardModel board, int player) {
    this.board = board;
    this.topology = board.topology();
    this.player = player;
    reverses = new int[topology.directions().size()];
    Arrays.fill(reverses, UNKNOWN);
    for (Grid grid : board.grids()) {
      for (int row = 0; row < grid.squares().length; row++) {
        for (int column = 0; column < grid.squares()[row].length; column++) {
          cells.putIfAbsent(grid.squares()[row][column], new Cell(grid, row, column));
        }
      }
    }
    cells.remove(NOWHERE);
    for (int square = 0; square < topology.size(); square++) {
      squares.add(square);
      numbers.put(topology.squares().get(square), square);
    }
  }

  /** The square a direction leads to, or nowhere. */
  public int step(int square, Direction direction) {
    if (square == NOWHERE) {
      return NOWHERE;
    }
    if (direction instanceof Direction.Leap leap) {
      return leap(square, leap.sideways(), leap.forward());
    }
    if (direction instanceof Direction.Opposite opposite) {
      return back(square, opposite.direction());
    }
    int seen = seen((Direction.Named) direction);
    return seen == NOWHERE ? NOWHERE : topology.links()[seen][square];
  }

  private int back(int square, Direction direction) {
    if (direction instanceof Direction.Opposite twice) {
      return step(square, twice.direction());
    }
    if (direction instanceof Direction.Leap leap) {
      return leap(square, -leap.sideways(), -leap.forward());
    }
    int seen = seen((Direction.Named) direction);
    int reverse = seen == NOWHERE ? NOWHERE : reverse(seen);
    return reverse == NOWHERE ? NOWHERE : topology.links()[reverse][square];
  }

  private int seen(Direction.Named direction) {
    int number = topology.directions().indexOf(direction.name());
    return number < 0 ? NOWHERE : board.symmetry()[player][number];
  }

  private int reverse(int direction) {
    if (reverses[direction] == UNKNOWN) {
      reverses[direction] = findReverse(direction);
    }
    return reverses[direction];
  }

  /**
   * The direction that leads back from most of the squares {@code direction} leads to; of equals
   * the first.
   */
  private int findReverse(int direction) {
    int reverse = NOWHERE;
    long most = 0;
    for (int candidate = 0; candidate < topology.directions().size(); candidate++) {
      int[] there = topology.links()[direction];
      int[] andBack = topology.links()[candidate];
      long undone =
          squares().stream().filter(s -> there[s] != NOWHERE && andBack[there[s]] == s).count();
      if (undone > most) {
        most = undone;
        reverse = candidate;
      }
    }
    return reverse;
  }

  private int leap(int square, int sideways, int forward) {
    Cell cell = cells.get(square);
    if (cell == null) {
      return NOWHERE;
    }
    Facing facing = board.facing().get(player);
    int[][] rows = cell.grid.squares();
    int row = cell.row + facing.rows(sideways, forward);
    int column = cell.column + facing.columns(sideways, forward);
    if (cell.grid.wrapsRows()) {
      row = Math.floorMod(row, rows.length);
    }
    if (cell.grid.wrapsColumns()) {
      column = Math.floorMod(column, rows[0].length);
    }
    boolean exists = row >= 0 && row < rows.length && column >= 0 && column < rows[0].length;
    return exists ? rows[row][column] : NOWHERE;
  }

  public int square(String name) {
    return numbers.getOrDefault(name, NOWHERE);
  }

  String name(int square) {
    return topology.squares().get(square);
  }

  /** Where a zone ends. */
  public Edges edges(String zone) {
    return edges.computeIfAbsent(zone, name -> new Edges(this, zone(name)));
  }

  public Set<Integer> squares() {
    return squares;
  }

  public Set<Integer> zone(String name) {
    return zones.computeIfAbsent(name, this::members);
  }

  private Set<Integer> members(String name) {
    Set<Integer> members = new TreeSet<>();
    List<Region> regions = board.zones().get(name);
    if (regions != null) {
      for (int square : squares()) {
        if (regions.get(player).has(square)) {
          members.add(square);
        }
      }
    }
    return members;
  }

  public Set<Integer> neighbours(int square) {
    return neighbours.computeIfAbsent(square, this::linked);
  }

  private Set<Integer> linked(int square) {
    Set<Integer> members = new TreeSet<>();
    for (int[] links : topology.links()) {
      if (links[square] != NOWHERE) {
        members.add(links[square]);
      }
    }
    return members;
  }

  public Set<Integer> rank(int square) {
    return ranks.computeIfAbsent(square, here -> line(here, !isSideways()));
  }

  public Set<Integer> file(int square) {
    return files.computeIfAbsent(square, here -> line(here, isSideways()));
  }

  private boolean isSideways() {
    return board.facing().get(player).isSideways();
  }

  private Set<Integer> line(int square, boolean row) {
    Set<Integer> members = new TreeSet<>(squares);
    members.removeIf(s -> !inLine(s, square, row));
    return members;
  }

  private boolean inLine(int a, int b, boolean row) {
    Cell first = cells.get(a);
    Cell second = cells.get(b);
    return first != null
        && second != null
        && first.grid == second.grid
        && (row ? first.row == second.row : first.column == second.column);
  }
}
