package org.rookery.compiler.specialize;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.BoardModel.Grid;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Facing;
import org.rookery.program.AdjacentSquares;
import org.rookery.program.board.Topology;

/** Where a direction leads, as a player sees the board. */
final class Geometry {
  private static final int NOWHERE = Topology.NOWHERE;

  private final BoardModel board;
  private final Topology topology;
  private final int[] gridOf;
  private final int[] row;
  private final int[] column;
  private final int[] reverse;

  /** Many conditions ask with the same ways. */
  private final Map<Ways, AdjacentSquares> neighbours = new ConcurrentHashMap<>();

  /** The directions of a player's steps. */
  private record Ways(List<Direction> ways, int player) {}

  Geometry(BoardModel board) {
    this.board = board;
    this.topology = board.topology();
    int size = topology.size();
    gridOf = new int[size];
    row = new int[size];
    column = new int[size];
    java.util.Arrays.fill(gridOf, NOWHERE);
    for (int g = board.grids().size() - 1; g >= 0; g--) {
      int[][] squares = board.grids().get(g).squares();
      for (int r = 0; r < squares.length; r++) {
        for (int c = 0; c < squares[r].length; c++) {
          if (squares[r][c] != NOWHERE) {
            gridOf[squares[r][c]] = g;
            row[squares[r][c]] = r;
            column[squares[r][c]] = c;
          }
        }
      }
    }
    reverse = new int[topology.directions().size()];
    for (int d = 0; d < reverse.length; d++) {
      reverse[d] = findReverse(d);
    }
  }

  /** For each square those that a player reaches from it by one step in one of these directions. */
  AdjacentSquares neighbours(List<Direction> ways, int player) {
    return neighbours.computeIfAbsent(new Ways(ways, player), it -> find(it.ways(), it.player()));
  }

  private AdjacentSquares find(List<Direction> ways, int player) {
    return AdjacentSquares.of(
        IntStream.range(0, topology.size())
            .mapToObj(
                square ->
                    ways.stream()
                        .map(way -> step(square, way, player))
                        .filter(to -> to != NOWHERE)
                        .toList())
            .toList());
  }

  /** The square {@code direction} leads to from {@code square}, or {@link Topology#NOWHERE}. */
  int step(int square, Direction direction, int player) {
    if (square == NOWHERE) {
      return NOWHERE;
    }
    return direction.match(
        new Direction.Cases<Integer>() {
          @Override
          public Integer named(Direction.Named it) {
            int d = seen(it, player);
            return d < 0 ? NOWHERE : topology.step(square, d);
          }

          @Override
          public Integer leap(Direction.Leap it) {
            return leapFrom(square, it.sideways(), it.forward(), player);
          }

          @Override
          public Integer opposite(Direction.Opposite it) {
            return back(square, it.direction(), player);
          }
        });
  }

  private int back(int square, Direction direction, int player) {
    if (direction instanceof Direction.Leap leap) {
      return leapFrom(square, -leap.sideways(), -leap.forward(), player);
    }
    if (direction instanceof Direction.Opposite twice) {
      return step(square, twice.direction(), player);
    }
    int d = seen((Direction.Named) direction, player);
    return d < 0 || reverse[d] < 0 ? NOWHERE : topology.step(square, reverse[d]);
  }

  private int seen(Direction.Named direction, int player) {
    int d = topology.directions().indexOf(direction.name());
    return d < 0 ? d : board.symmetry()[player][d];
  }

  private int leapFrom(int square, int sideways, int forward, int player) {
    if (gridOf[square] == NOWHERE) {
      return NOWHERE;
    }
    Grid grid = board.grids().get(gridOf[square]);
    Facing facing = board.facing().get(player);
    int[][] squares = grid.squares();
    int r = wrapped(row[square] + facing.rows(sideways, forward), squares.length, grid.wrapsRows());
    int c =
        wrapped(
            column[square] + facing.columns(sideways, forward),
            squares[0].length,
            grid.wrapsColumns());
    return r < 0 || c < 0 ? NOWHERE : squares[r][c];
  }

  private static int wrapped(int index, int length, boolean wraps) {
    if (wraps) {
      return Math.floorMod(index, length);
    }
    return index < 0 || index >= length ? NOWHERE : index;
  }

  /** The direction that undoes most steps of {@code d}, or -1 when none undoes any. */
  private int findReverse(int d) {
    int best = -1;
    int most = 0;
    for (int candidate = 0; candidate < topology.directions().size(); candidate++) {
      int undone = 0;
      for (int s = 0; s < topology.size(); s++) {
        int t = topology.step(s, d);
        if (t != NOWHERE && topology.step(t, candidate) == s) {
          undone++;
        }
      }
      if (undone > most) {
        most = undone;
        best = candidate;
      }
    }
    return best;
  }

  /** The squares of a square's rank, as a player sees the board; none off every grid. */
  BitSet rank(int square, int player) {
    return board.facing().get(player).isSideways() ? inColumn(square) : inRow(square);
  }

  /** The squares of a square's file, as a player sees the board; none off every grid. */
  BitSet file(int square, int player) {
    return board.facing().get(player).isSideways() ? inRow(square) : inColumn(square);
  }

  private BitSet inRow(int square) {
    BitSet bits = new BitSet();
    if (gridOf[square] != NOWHERE) {
      for (int s : board.grids().get(gridOf[square]).squares()[row[square]]) {
        if (s != NOWHERE && gridOf[s] == gridOf[square] && row[s] == row[square]) {
          bits.set(s);
        }
      }
    }
    return bits;
  }

  private BitSet inColumn(int square) {
    BitSet bits = new BitSet();
    if (gridOf[square] != NOWHERE) {
      for (int[] line : board.grids().get(gridOf[square]).squares()) {
        int s = line[column[square]];
        if (s != NOWHERE && gridOf[s] == gridOf[square] && column[s] == column[square]) {
          bits.set(s);
        }
      }
    }
    return bits;
  }

  /** The column of a square in its grid, from 0. */
  int column(int square) {
    return column[square];
  }
}
