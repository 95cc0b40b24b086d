package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.app.job.Subject;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.RulesParcel;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.player.value.LessonBook;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The games that a long job is about. */
final class FarmGames {
  @Mixin private RulesFiles files = new RulesFiles();

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the files is meant, when they define several.")
  private @Nullable String title;

  @Mixin private Streams streams = new Streams();

  /** The files, each once. */
  List<Path> paths() {
    return distinct(files);
  }

  /** The games, all of which load. */
  List<Subject> all() {
    return paths().stream().map(this::subject).toList();
  }

  /** The game of a file, which loads. */
  Subject subject(Path file) {
    Game game =
        GameArgument.playable(GameArgument.load(file, Optional.ofNullable(title), streams.err()));
    List<String> learned = LessonBook.here().find(game.rulesHash()).lines();
    return new Subject(name(file), RulesParcel.of(open(file)), title, learned);
  }

  /** The files that are meant, each once. */
  static List<Path> distinct(RulesFiles files) {
    return files.all().stream().map(RulesFiles.Entry::path).distinct().toList();
  }

  private static Rules open(Path file) {
    try {
      return Rulebook.here().open(file);
    } catch (NoSuchGame unreadable) {
      throw new Refusal(String.valueOf(unreadable.getMessage()));
    }
  }

  /** A game of ours by its bare name, any other by the path of its file. */
  private static String name(Path file) {
    boolean ours = file.toAbsolutePath().startsWith(Rulebook.here().rules().toAbsolutePath());
    return ours ? RulesFile.bareName(file) : file.toString();
  }
}
