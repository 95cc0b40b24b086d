package org.rookery.compiler.elaborate.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.Facing;

/** Finds squares of a board by their rows and columns. */
public final class BoardLines {
  private static final int COLUMNS = 0;
  private static final int ROWS = 1;

  private final BoardPlan plan;

  public BoardLines(BoardPlan plan) {
    this.plan = plan;
  }

  /** The squares of the rank with that label. */
  public List<String> rank(String label) {
    return labelled(ROWS, label);
  }

  /** The squares of the file with that label. */
  public List<String> file(String label) {
    return labelled(COLUMNS, label);
  }

  /** The squares of a rank counted from a player's own side, from 1. */
  public List<String> ownRank(int rank, Facing facing) {
    Set<String> found = new LinkedHashSet<>();
    for (GridShape grid : plan.grids()) {
      if (grid.dimensions() > ROWS) {
        Map<String, Integer> ranks = new LinkedHashMap<>();
        for (int i = 0; i < grid.squares(); i++) {
          int[] at = grid.at(i);
          ranks.put(grid.name(at), facing.rank(at[COLUMNS], grid.size(ROWS) - 1 - at[ROWS]));
        }
        ranks.keySet().removeIf(square -> !plan.has(square));
        int first = ranks.values().stream().mapToInt(Integer::intValue).min().orElse(0);
        ranks.values().removeIf(number -> number - first + 1 != rank);
        found.addAll(ranks.keySet());
      }
    }
    return List.copyOf(found);
  }

  /** The box of squares between two corners, if a grid has both. */
  public Optional<List<String>> box(String corner, String opposite) {
    Optional<BoardPlan.Cell> one = plan.cell(corner);
    Optional<BoardPlan.Cell> other = plan.cell(opposite);
    if (one.isEmpty() || other.isEmpty() || !one.get().grid().equals(other.get().grid())) {
      return Optional.empty();
    }
    GridShape grid = one.get().grid();
    return Optional.of(box(grid, grid.at(one.get().number()), grid.at(other.get().number())));
  }

  /** What another player sees where the first sees these squares, as far as the board has it. */
  public List<String> seenAs(List<String> squares, int player) {
    Facing facing = plan.facing(player);
    return player == 0
        ? squares
        : squares.stream()
            .flatMap(square -> turned(square, facing).stream())
            .filter(plan::has)
            .toList();
  }

  /** What a player other than the first sees where the first sees that square; maybe nothing. */
  public Optional<String> turned(String square, Facing facing) {
    Optional<BoardPlan.Cell> cell = plan.cell(square);
    if (cell.isEmpty()) {
      return Optional.of(square);
    }
    GridShape grid = cell.get().grid();
    int[] at = grid.at(cell.get().number());
    if (facing.isSideways() && at.length > ROWS) {
      return aside(grid, at, facing);
    }
    if (!plan.mirrored()) {
      at[COLUMNS] = grid.size(COLUMNS) - 1 - at[COLUMNS];
    }
    if (at.length > ROWS) {
      at[ROWS] = grid.size(ROWS) - 1 - at[ROWS];
    }
    return Optional.of(grid.name(at));
  }

  /** The square on the file and rank that are the rank and file of that one; maybe nothing. */
  public Optional<String> transposed(String square) {
    Optional<BoardPlan.Cell> cell = plan.cell(square);
    if (cell.isEmpty()) {
      return Optional.of(square);
    }
    GridShape grid = cell.get().grid();
    int[] at = grid.at(cell.get().number());
    if (at.length <= ROWS || grid.size(COLUMNS) != grid.size(ROWS)) {
      return Optional.empty();
    }
    int last = grid.size(ROWS) - 1;
    int file = at[COLUMNS];
    at[COLUMNS] = last - at[ROWS];
    at[ROWS] = last - file;
    return Optional.of(grid.name(at));
  }

  /** The square a quarter turn from there round the middle of the board. */
  private static Optional<String> aside(GridShape grid, int[] at, Facing facing) {
    int width = grid.size(COLUMNS) - 1;
    int height = grid.size(ROWS) - 1;
    int columns = 2 * at[COLUMNS] - width;
    int rows = height - 2 * at[ROWS];
    int column = facing.columns(columns, rows) + width;
    int row = height - facing.rows(columns, rows);
    if (column % 2 != 0 || row % 2 != 0 || column < 0 || column > 2 * width) {
      return Optional.empty();
    }
    if (row < 0 || row > 2 * height) {
      return Optional.empty();
    }
    at[COLUMNS] = column / 2;
    at[ROWS] = row / 2;
    return Optional.of(grid.name(at));
  }

  /** The labels of ranks and files, for suggestions. */
  public Set<String> labels(boolean ranks) {
    Set<String> labels = new LinkedHashSet<>();
    for (GridShape grid : plan.grids()) {
      if (grid.dimensions() > (ranks ? ROWS : COLUMNS)) {
        labels.addAll(grid.labels().get(ranks ? ROWS : COLUMNS));
      }
    }
    return labels;
  }

  private List<String> labelled(int dimension, String label) {
    Set<String> found = new LinkedHashSet<>();
    for (GridShape grid : plan.grids()) {
      int index = dimension < grid.dimensions() ? grid.labels().get(dimension).indexOf(label) : -1;
      for (int i = 0; index >= 0 && i < grid.squares(); i++) {
        int[] at = grid.at(i);
        if (at[dimension] == index) {
          found.add(grid.name(at));
        }
      }
    }
    return onBoard(found);
  }

  private List<String> box(GridShape grid, int[] one, int[] other) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < grid.squares(); i++) {
      int[] at = grid.at(i);
      boolean inside = true;
      for (int d = 0; d < at.length; d++) {
        inside &= Math.min(one[d], other[d]) <= at[d] && at[d] <= Math.max(one[d], other[d]);
      }
      if (inside) {
        found.add(grid.name(at));
      }
    }
    return onBoard(found);
  }

  private List<String> onBoard(Iterable<String> names) {
    List<String> present = new ArrayList<>();
    for (String name : names) {
      if (plan.has(name)) {
        present.add(name);
      }
    }
    return present;
  }
}
