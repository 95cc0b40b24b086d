package org.rookery.compiler.check;

import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.GameProgram;

/** Every player has an opponent, and only one where a rule is about the enemy. */
final class ClearOpponents implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    List<String> players =
        game.turnOrder().stream()
            .map(TurnItem::player)
            .filter(player -> !GameProgram.isChance(player))
            .distinct()
            .toList();
    if (game.teams().stream().anyMatch(team -> team.containsAll(players))) {
      diagnostics.error(
          "one-team", game.origin(), "All players are in one team: no opponent is left.");
    }
    if (players.size() > 2 && game.options().containsKey("captured pieces to the enemy")) {
      diagnostics.error(
          "several-enemies",
          game.origin(),
          "`to-enemy-hand` needs two players: of more it is not said whose hand is meant.");
    }
  }
}
