package org.rookery.compiler.check;

import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.GameProgram;

/** One of several players loses, which does not say who of the others wins. */
final class LossesOfOne implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    if (game.elimination().isPresent()) {
      return;
    }
    for (EndingModel ending : game.endings()) {
      boolean isUnclear =
          ending.result() == EndingModel.Result.LOSS
              && ending.players().stream()
                  .filter(loser -> !GameProgram.isChance(loser))
                  .anyMatch(loser -> hasRivals(rivals(game, loser), game));
      if (isUnclear) {
        diagnostics.warning(
            "loss-of-one",
            ending.origin(),
            "Where one of more than two players loses, the next opponent after them wins;"
                + " is that meant? `elimination` lets the others play on.");
      }
    }
  }

  /** Who plays against a player. */
  private static List<String> rivals(GameModel game, String loser) {
    return game.players().stream()
        .filter(player -> !GameProgram.isChance(player) && !game.areAllied(player, loser))
        .filter(player -> game.turnOrder().stream().anyMatch(t -> t.player().equals(player)))
        .toList();
  }

  private static boolean hasRivals(List<String> players, GameModel game) {
    return players.stream().anyMatch(other -> !game.areAllied(players.get(0), other));
  }
}
