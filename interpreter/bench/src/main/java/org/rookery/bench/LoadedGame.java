package org.rookery.bench;

import java.nio.file.Path;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;

/** A game of the rules folder, loaded for measuring. */
final class LoadedGame {
  private LoadedGame() {}

  /** The game of that bare name, loaded afresh. */
  static GameEngine named(String name) {
    Rulebook book = Rulebook.here();
    try {
      Path file = book.find(Path.of(""), name);
      return book.load(file, Optional.empty())
          .game()
          .map(Game::engine)
          .orElseThrow(() -> new IllegalArgumentException(name + " does not load"));
    } catch (NoSuchGame e) {
      throw new IllegalArgumentException(e);
    }
  }
}
