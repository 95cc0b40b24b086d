package org.rookery.exchange.parts;

import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.TurnItem;

/** Whether the players of a game simply move in turn. */
public final class AlternateTurns {
  private AlternateTurns() {}

  /**
   * Whether two players move in turn, each with their own pieces, by the same rules all the time.
   */
  public static boolean has(GameModel game) {
    List<TurnItem> order = game.turnOrder();
    return game.players().size() == 2
        && order.size() == 2
        && order.get(0).player().equals(game.players().get(0))
        && order.stream()
            .allMatch(turn -> turn.player().equals(turn.as()) && turn.phase().isEmpty())
        && !order.get(0).player().equals(order.get(1).player());
  }
}
