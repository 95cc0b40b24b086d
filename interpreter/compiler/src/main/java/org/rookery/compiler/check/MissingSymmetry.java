package org.rookery.compiler.check;

import java.util.List;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.BoardModel.Grid;
import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.board.Topology;

/**
 * A player sees the board turned, but a direction that goes up or down the rows is the same for him
 * as for the others. One that walks round the board is so with reason: turned, a ring goes round
 * the same way.
 */
final class MissingSymmetry implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    BoardModel board = game.board();
    List<String> directions = board.topology().directions();
    for (int player = 0; player < board.turned().length; player++) {
      for (int d = 0; board.turned()[player] && d < directions.size(); d++) {
        if (board.symmetry()[player][d] == d
            && changesRow(board, d)
            && !goesRound(board.topology().links()[d])) {
          diagnostics.warning(
              "missing-symmetry",
              board.directionOrigins().getOrDefault(directions.get(d), game.origin()),
              "For "
                  + game.players().get(player)
                  + " the board is turned, but not direction `"
                  + directions.get(d)
                  + "`.");
        }
      }
    }
  }

  private static boolean changesRow(BoardModel board, int direction) {
    int[] links = board.topology().links()[direction];
    for (Grid grid : board.grids()) {
      for (int square = 0; square < links.length; square++) {
        int from = row(grid, square);
        int to = links[square] == Topology.NOWHERE ? -1 : row(grid, links[square]);
        if (from >= 0 && to >= 0 && from != to) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether who goes on in a direction comes back to where he began, from wherever it leads on. */
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

  private static int row(Grid grid, int square) {
    for (int row = 0; row < grid.squares().length; row++) {
      for (int other : grid.squares()[row]) {
        if (other == square) {
          return row;
        }
      }
    }
    return -1;
  }
}
