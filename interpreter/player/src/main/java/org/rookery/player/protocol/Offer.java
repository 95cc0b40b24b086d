package org.rookery.player.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.game.Game;

/** The names of games in the order in which they are offered, and whether one can be played. */
final class Offer {
  private Offer() {}

  /**
   * All names: the one to begin with, or else that of the game the protocol was made for, then the
   * best known.
   *
   * @param protocol the first word of the protocol
   */
  static List<String> names(GameLookup games, String protocol) {
    List<String> names = new ArrayList<>(StandardNames.first(games.names()));
    games
        .first()
        .or(() -> StandardNames.of(protocol).filter(names::contains))
        .ifPresent(
            first -> {
              names.remove(first);
              names.add(0, first);
            });
    return names;
  }

  /**
   * Why a game that was asked for cannot be played, if it cannot.
   *
   * @param none what there is to say where there is no such game
   */
  static Optional<String> obstacle(Optional<Game> game, String none) {
    return game.isEmpty() ? Optional.of(none) : game.get().obstacle();
  }
}
