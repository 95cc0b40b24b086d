package org.rookery.app.cli;

import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.MatchSight;
import picocli.CommandLine.Option;

/** Through whose eyes a command looks at a position. */
final class ViewOption {
  @Option(
      names = "--view",
      paramLabel = "PLAYER",
      description =
          "Only what that player sees. Default: everything, also in games that hide some.")
  private @Nullable String player;

  /** The player's number, or who sees everything. */
  int viewer(Game game) {
    return KnownName.of("player", player, game.players())
        .map(game.players()::indexOf)
        .orElse(MatchSight.AUTHOR);
  }
}
