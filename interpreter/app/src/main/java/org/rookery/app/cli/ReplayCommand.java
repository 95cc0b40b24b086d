package org.rookery.app.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.picture.Mark;
import org.rookery.app.replay.BadLog;
import org.rookery.app.replay.CourierLogReader;
import org.rookery.app.replay.GameLog;
import org.rookery.app.replay.LogReader;
import org.rookery.app.replay.Preset;
import org.rookery.app.replay.Replay;
import org.rookery.app.replay.Snapshot;
import org.rookery.app.rulebook.Game;
import org.rookery.app.rulebook.NoSuchGame;
import org.rookery.app.rulebook.Rulebook;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a log of turns over again. */
@Command(
    name = "replay",
    description = "Play a log in Game Courier's notation over again, turn by turn.")
final class ReplayCommand implements Callable<Integer> {
  private static final long LONGEST = 4 << 20;

  @Parameters(index = "0", paramLabel = "LOG", description = "A file of turns.")
  private Path log = Path.of("");

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME",
      description = "A rules file or the name of one, when the log does not name its game.")
  private @Nullable String name;

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the rules file is meant, when it defines several.")
  private @Nullable String title;

  @Option(
      names = "--no-rules",
      description = "Check the labels of men and nothing else, as Game Courier does.")
  private boolean noRules;

  @Option(names = "--show", description = "Draw the board at the end.")
  private boolean show;

  @Option(names = "--each", description = "Draw the board after every turn.")
  private boolean each;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Draw the board at the end as a picture: a file that ends in .svg or .png.")
  private @Nullable Path output;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (output != null) {
      PictureFile.check(output, 1);
    }
    GameLog read = read();
    Game game = GameArgument.load(file(read), title(read), streams.err());
    Preset preset = new Preset(game.program());
    Setup start = PositionOption.position(game, read.header("position").orElse(null)).setup();
    Replay replay =
        noRules ? Replay.withoutRules(preset, start) : Replay.underRules(preset, game, start);
    Optional<Replay.Refused> refused = play(read, replay);
    if (show && !each) {
      streams.out().print(replay.snapshot().text());
    }
    if (output != null) {
      Snapshot board = replay.snapshot();
      List<Mark> marks = replay.position().map(RenderCommand::lastTurn).orElse(List.of());
      PictureFile.write(BoardScene.of(board, marks, board.toMove(), true), output, 1);
    }
    streams.out().println(verdict(game, replay, refused.isPresent()));
    streams.out().flush();
    refused.ifPresent(bad -> streams.err().println("rookery: " + log + ": " + bad));
    return refused.isPresent() ? ExitCode.FAILED : ExitCode.FINE;
  }

  private Optional<Replay.Refused> play(GameLog read, Replay replay) {
    for (GameLog.Entry entry : read.turns()) {
      Optional<Replay.Refused> refused = replay.play(entry);
      if (refused.isPresent()) {
        return refused;
      }
      if (each) {
        streams.out().println(entry.text());
        streams.out().println();
        streams.out().println(replay.snapshot().text());
      }
    }
    return Optional.empty();
  }

  private static String verdict(Game game, Replay replay, boolean refused) {
    Optional<Position> position = replay.position();
    String turns = CheckCommand.count(replay.played(), "turn") + " played. ";
    return position.isPresent() && !refused
        ? turns + OutcomeText.of(game, position.get())
        : turns.strip();
  }

  private GameLog read() {
    LogReader reader = new CourierLogReader();
    try {
      if (Files.size(log) > LONGEST) {
        throw new Refusal("The log `" + log + "` is too long.");
      }
      return reader.read(Files.readString(log));
    } catch (BadLog e) {
      throw new Refusal(log + ": " + e.getMessage());
    } catch (MalformedInputException e) {
      throw new Refusal("The log `" + log + "` is not UTF-8 text.");
    } catch (IOException e) {
      throw new Refusal("The log `" + log + "` cannot be read.");
    }
  }

  /** The title asked for: beside a line that names the rules file, a line `game` is a title. */
  private Optional<String> title(GameLog read) {
    return Optional.ofNullable(title)
        .or(() -> read.header("rules").isPresent() ? read.header("game") : Optional.empty());
  }

  /** The rules file that the log names, or else the one asked for. */
  private Path file(GameLog read) {
    Optional<String> named = read.header("rules").or(() -> read.header("game"));
    Path asked = name == null ? null : GameArgument.find(name);
    Path file = named.isPresent() ? find(named.get()) : asked;
    if (file == null) {
      throw new Refusal("The log does not name its game: name it after the log.");
    }
    if (asked != null && !isSame(asked, file)) {
      throw new Refusal("The log is of `" + named.orElse("") + "`, not of `" + name + "`.");
    }
    return file;
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  /**
   * A name in a log may be that of a file, beside the log or not, or a title in words, where the
   * last word may be too much: `Some Chess`.
   */
  private Path find(String game) {
    Path parent = log.toAbsolutePath().getParent();
    String words = game.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String fewer = words.contains("-") ? words.substring(0, words.lastIndexOf('-')) : words;
    Path base = parent == null ? Path.of("") : parent;
    String problem = "";
    for (String candidate : List.of(game, words, fewer)) {
      try {
        return Rulebook.here().find(base, candidate);
      } catch (NoSuchGame none) {
        problem = problem.isEmpty() ? String.valueOf(none.getMessage()) : problem;
      }
    }
    throw new Refusal(problem);
  }
}
