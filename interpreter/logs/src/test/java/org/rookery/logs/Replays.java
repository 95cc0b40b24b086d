package org.rookery.logs;

import java.nio.file.Path;
import java.util.Optional;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.Rulebook;

/** Replays of games from the rules directory. */
final class Replays {
  private Replays() {}

  static GameEngine game(String name) {
    Rulebook rulebook = new Rulebook(Path.of(System.getProperty("rookery.home", "../..")));
    Path file = rulebook.rules().resolve(name + ".rules");
    return rulebook.load(file, Optional.empty()).game().orElseThrow().engine();
  }

  static Setup setup(GameEngine game, String position) {
    try {
      return position.isEmpty() ? Setup.start(game.program()) : game.positions().parse(position);
    } catch (TextException e) {
      throw new AssertionError(e);
    }
  }

  static Replay underRules(GameEngine game, String position) {
    return Replay.underRules(new Preset(game.program()), game, setup(game, position));
  }

  static Replay withoutRules(GameEngine game, String position) {
    return Replay.withoutRules(new Preset(game.program()), setup(game, position));
  }

  /** Plays a log up to its first bad turn. */
  static Optional<Replay.Refused> play(Replay replay, String log) {
    try {
      for (GameLog.Entry entry : new CourierLogReader().read(log).turns()) {
        Optional<Replay.Refused> refused = replay.play(entry);
        if (refused.isPresent()) {
          return refused;
        }
      }
      return Optional.empty();
    } catch (BadLog e) {
      throw new AssertionError(e);
    }
  }
}
