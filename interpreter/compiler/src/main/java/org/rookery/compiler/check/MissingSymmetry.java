package org.rookery.compiler.check;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.BoardModel.Grid;
import org.rookery.compiler.model.Facing;
import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.Topology;

/**
 * A player looks another way than the first, but a direction does not turn with them. One that
 * walks round the board is so with reason: turned, a ring goes round the same way. So is one whose
 * links, turned, are the same links.
 */
final class MissingSymmetry implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    BoardModel board = game.board();
    for (int player = 0; player < board.facing().size(); player++) {
      if (!board.facing().get(player).equals(Facing.FIRST)) {
        for (int direction : odd(board, player)) {
          report(game, player, direction, diagnostics);
        }
      }
    }
  }

  private static List<Integer> odd(BoardModel board, int player) {
    if (board.layout().look().style() == BoardLook.Style.HEXAGONS) {
      List<Integer> odd = new TurnedHexagons(board).odd(player);
      return Stream.concat(odd.stream(), unturned(board, player)).distinct().toList();
    }
    List<Integer> turned = odd(board, player, false);
    List<Integer> mirrored = odd(board, player, true);
    return mirrored.size() < turned.size() ? mirrored : turned;
  }

  /** The directions of several lengths that are the same for a player who looks back. */
  private static Stream<Integer> unturned(BoardModel board, int player) {
    int[] symmetry = board.symmetry()[player];
    Facing facing = board.facing().get(player);
    return IntStream.range(0, symmetry.length)
        .filter(d -> facing.equals(Facing.ahead(0, -1)) && symmetry[d] == d)
        .filter(d -> steps(board, board.topology().links()[d]).distinct().count() > 1)
        .filter(d -> stays(board, d, facing))
        .boxed();
  }

  /** The directions that do not fit a board that is turned for a player, or mirrored as well. */
  private static List<Integer> odd(BoardModel board, int player, boolean mirrored) {
    int[] symmetry = board.symmetry()[player];
    Facing facing = board.facing().get(player);
    return IntStream.range(0, symmetry.length)
        .filter(
            d ->
                symmetry[d] == d
                    ? stays(board, d, facing)
                    : symmetry[d] >= 0 && strays(board, d, symmetry[d], facing, mirrored))
        .boxed()
        .toList();
  }

  private static void report(GameModel game, int player, int direction, Diagnostics diagnostics) {
    BoardModel board = game.board();
    List<String> directions = board.topology().directions();
    int stands = board.symmetry()[player][direction];
    String name = directions.get(direction);
    diagnostics.warning(
        "missing-symmetry",
        board.directionOrigins().getOrDefault(name, game.origin()),
        "For "
            + game.players().get(player)
            + " the board is turned, but "
            + (stands == direction
                ? "not direction `" + name + "`."
                : "direction `" + name + "` stands for `" + directions.get(stands) + "`."));
  }

  /** Whether a direction is the same for this player although it leads up or down for them. */
  private static boolean stays(BoardModel board, int direction, Facing facing) {
    int[] links = board.topology().links()[direction];
    return !goesRound(links)
        && (facing.isSideways() || !isSameTurned(board, links, facing))
        && steps(board, links).anyMatch(step -> facing.isSideways() || step.rows != 0);
  }

  /** Whether a straight direction stands for another straight one than the player's own. */
  private static boolean strays(
      BoardModel board, int direction, int stands, Facing facing, boolean mirrored) {
    List<Step> from = steps(board, board.topology().links()[direction]).distinct().toList();
    List<Step> to = steps(board, board.topology().links()[stands]).distinct().toList();
    if (from.size() != 1 || to.size() != 1) {
      return false;
    }
    Step step = from.get(0);
    Step seen = (mirrored ? step.mirrored() : step).seen(facing);
    return !to.get(0).equals(seen);
  }

  /** How far a link goes inside a grid. */
  record Step(int columns, int rows) {
    Step seen(Facing facing) {
      return new Step(facing.columns(columns, rows), facing.rows(columns, rows));
    }

    Step mirrored() {
      return new Step(-columns, rows);
    }

    Step back() {
      return new Step(-columns, -rows);
    }
  }

  /** How far each link of a direction goes. */
  static Stream<Step> steps(BoardModel board, int[] links) {
    Stream.Builder<Step> steps = Stream.builder();
    for (Grid grid : board.grids()) {
      for (int square = 0; square < links.length; square++) {
        int[] from = at(grid, square);
        int[] to = links[square] == Topology.NOWHERE ? new int[0] : at(grid, links[square]);
        if (from.length > 0 && to.length > 0) {
          steps.add(new Step(to[1] - from[1], to[0] - from[0]));
        }
      }
    }
    return steps.build();
  }

  /**
   * Whether a piece that goes on in a direction comes back to its start, from wherever it leads.
   */
  private static boolean goesRound(int[] links) {
    for (int start = 0; start < links.length; start++) {
      int at = links[start];
      for (int steps = 0; at != Topology.NOWHERE && at != start; steps++) {
        if (steps > links.length) {
          return false;
        }
        at = links[at];
      }
      if (links[start] != Topology.NOWHERE && at != start) {
        return false;
      }
    }
    return true;
  }

  /** Whether the links of a direction, turned as the player sees the board, are the same links. */
  private static boolean isSameTurned(BoardModel board, int[] links, Facing facing) {
    return board.grids().stream()
        .allMatch(
            grid ->
                IntStream.range(0, links.length)
                    .filter(square -> links[square] != Topology.NOWHERE)
                    .filter(square -> at(grid, square).length > 0)
                    .allMatch(square -> isSameTurned(grid, links, square, facing)));
  }

  private static boolean isSameTurned(Grid grid, int[] links, int square, Facing facing) {
    int turned = turned(grid, square, facing);
    return turned != Topology.NOWHERE && links[turned] == turned(grid, links[square], facing);
  }

  /** The square where the player sees this one; nowhere when the grid has no such square. */
  private static int turned(Grid grid, int square, Facing facing) {
    int[] at = at(grid, square);
    if (at.length == 0) {
      return Topology.NOWHERE;
    }
    int rows = grid.squares().length;
    int columns = grid.squares()[at[0]].length;
    return grid.squares()[facing.aheadRows() < 0 ? rows - 1 - at[0] : at[0]][
        facing.rightColumns() < 0 ? columns - 1 - at[1] : at[1]];
  }

  /** The row and the column of a square; nothing when the grid has no such square. */
  private static int[] at(Grid grid, int square) {
    for (int row = 0; row < grid.squares().length; row++) {
      for (int column = 0; column < grid.squares()[row].length; column++) {
        if (grid.squares()[row][column] == square) {
          return new int[] {row, column};
        }
      }
    }
    return new int[0];
  }
}
