package org.rookery.player.protocol;

import java.util.List;
import java.util.Optional;
import org.rookery.game.Game;

/** The games that can be asked for by name. */
public interface GameLookup {
  /** The names other programs know them by. */
  List<String> names();

  /** The name of the game to begin with; empty for what suits the other side. */
  Optional<String> first();

  /** The game of that name; empty when there is none that can be played. */
  Optional<Game> find(String name);

  /** The game of a rules file; empty when there is none that can be played. */
  Optional<Game> load(String file);
}
