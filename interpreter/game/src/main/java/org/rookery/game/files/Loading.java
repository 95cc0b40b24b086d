package org.rookery.game.files;

import java.nio.file.Path;
import java.util.Optional;
import org.rookery.game.Game;

/**
 * What loading a rules file came to.
 *
 * @param game the game, unless there were errors
 * @param problems errors and warnings as an author reads them, each with a line end; empty when
 *     there are none
 * @param errors how many errors there were
 * @param warnings how many warnings there were
 */
public record Loading(Path file, Optional<Game> game, String problems, int errors, int warnings) {
  static Loading failed(Path file, String problem) {
    return new Loading(file, Optional.empty(), problem, 1, 0);
  }
}
