package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.app.text.Counted;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about. */
final class GameArgument {
  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "A rules file, or the name of one in rules/.")
  private String name = "";

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the file is meant, when it defines several.")
  private @Nullable String title;

  @Mixin private Streams streams = new Streams();

  /** The rules file. */
  Path file() {
    return find(name);
  }

  /** The rules file that a path or a bare name means. */
  static Path find(String name) {
    try {
      return Rulebook.here().find(Path.of(""), name);
    } catch (NoSuchGame e) {
      throw new Refusal(String.valueOf(e.getMessage()));
    }
  }

  /** The rules in it, not yet compiled. */
  Rules rules() {
    try {
      return Rulebook.here().open(file());
    } catch (NoSuchGame unreadable) {
      throw new Refusal(String.valueOf(unreadable.getMessage()));
    }
  }

  /** The game; problems of its rules file go to standard error. */
  Game load() {
    return load(file(), Optional.ofNullable(title), streams.err());
  }

  /** The same for commands that make moves. */
  Game playable() {
    return playable(load());
  }

  /** A game whose moves can be made. */
  static Game playable(Game game) {
    game.obstacle()
        .ifPresent(
            why -> {
              throw new Refusal(why);
            });
    return game;
  }

  /** The game of a rules file; its problems go to {@code err}. */
  static Game load(Path file, Optional<String> title, PrintWriter err) {
    Loading loading = Rulebook.here().load(file, title);
    if (loading.game().isEmpty()) {
      err.print(loading.problems());
      throw new Refusal("`" + file + "` has " + Counted.of(loading.errors(), "error") + ".");
    }
    if (loading.warnings() > 0) {
      err.println(
          Counted.of(loading.warnings(), "warning")
              + " in "
              + file
              + "; `rookery check` shows them.");
    }
    return loading.game().get();
  }

  /** The title asked for. */
  Optional<String> title() {
    return Optional.ofNullable(title);
  }
}
