package org.rookery.compiler.check;

import java.util.Arrays;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.board.Topology;

/** A direction leads nowhere from anywhere, on a board that is more than a line. */
final class DeadDirections implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    if (game.board().grids().stream().anyMatch(DeadDirections::isLine)) {
      return;
    }
    Topology topology = game.board().topology();
    for (int d = 0; d < topology.directions().size(); d++) {
      String name = topology.directions().get(d);
      if (Arrays.stream(topology.links()[d]).allMatch(s -> s == Topology.NOWHERE)) {
        diagnostics.warning(
            "dead-direction",
            game.board().directionOrigins().getOrDefault(name, game.origin()),
            "Direction `" + name + "` leads nowhere from any square.");
      }
    }
  }

  /** Whether a grid is one rank or one file, across which none of its directions leads. */
  private static boolean isLine(BoardModel.Grid grid) {
    return grid.squares().length == 1 || grid.squares()[0].length == 1;
  }
}
