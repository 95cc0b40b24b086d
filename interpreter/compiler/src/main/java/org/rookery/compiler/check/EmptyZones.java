package org.rookery.compiler.check;

import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.GameProgram;
import org.rookery.program.Region;

/** A zone has no square for a player who moves; chance, which goes nowhere, needs none. */
final class EmptyZones implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    game.board()
        .zones()
        .forEach(
            (zone, regions) -> {
              for (String player : empty(game, regions)) {
                diagnostics.warning(
                    "empty-zone",
                    game.board().zoneOrigins().getOrDefault(zone, game.origin()),
                    "Zone `" + zone + "` has no square for " + player + ".");
              }
            });
  }

  private static List<String> empty(GameModel game, List<Region> regions) {
    return game.players().stream()
        .filter(player -> game.turnOrder().stream().anyMatch(turn -> turn.as().equals(player)))
        .filter(player -> !GameProgram.isChance(player))
        .filter(player -> regions.get(game.players().indexOf(player)).squares().length == 0)
        .toList();
  }
}
