package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.language.file.UnusableFile;
import org.rookery.logs.GameLog;
import org.rookery.logs.Replay;
import org.rookery.logs.SavedGame;
import org.rookery.logs.pgn.PgnGame;
import org.rookery.logs.pgn.PgnReplay;

/**
 * A game that was played, read from a file of any kind.
 *
 * @param match the game at its end
 * @param tags what PGN says of it, by name; none in other files
 */
record RecordedGame(Match match, Map<String, String> tags) {
  private static final String COMMENT = "// ";

  /**
   * The games of a file; one that cannot be played to its end is refused.
   *
   * @param name the rules file asked for, if one was
   * @param title which of its games, if one was asked for
   */
  static List<RecordedGame> read(
      Path path, @Nullable String name, @Nullable String title, PrintWriter err) {
    Optional<PgnFile> games = PgnFile.read(path);
    if (games.isPresent()) {
      return ofPgn(path, games.get(), name, title, err);
    }
    String text = text(path);
    if (!text.lines().skip(1).findFirst().orElse("").matches("rules [0-9a-f]{16}\\s*")) {
      return List.of(ofLog(path, name, title, err));
    }
    Path file =
        name != null
            ? GameArgument.find(name)
            : VariantTag.find(text.lines().findFirst().map(line -> line.replace(COMMENT, "")));
    Game game = GameArgument.load(file, Optional.ofNullable(title), err);
    try {
      return List.of(new RecordedGame(SavedGame.parse(game, text).match(), Map.of()));
    } catch (SavedGame.BadGame e) {
      throw new Refusal("`" + path + "` is no game of " + game.title() + ". " + e.getMessage());
    }
  }

  private static String text(Path path) {
    try {
      return LogFile.text(path);
    } catch (CharacterCodingException e) {
      throw new Refusal("The file `" + path + "` is not UTF-8 text.");
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  private static List<RecordedGame> ofPgn(
      Path path, PgnFile file, @Nullable String name, @Nullable String title, PrintWriter err) {
    List<RecordedGame> games = new ArrayList<>();
    Map<String, Game> rules = new LinkedHashMap<>();
    for (PgnGame read : file.games()) {
      Game game =
          rules.computeIfAbsent(
              VariantTag.named(read).orElse(""), unused -> PgnFile.game(read, name, title, err));
      PgnReplay replay = new PgnReplay(read, game, file.problems());
      replay.run();
      Map<String, String> tags = new LinkedHashMap<>();
      read.tags().forEach((tag, value) -> tags.put(tag, value.value()));
      tags.put("Result", read.result());
      games.add(new RecordedGame(replay.match(), tags));
    }
    if (file.reportProblems(err)) {
      throw new Refusal(
          "`" + path + "` is left as it is: what is wrong should be put right first.");
    }
    return games;
  }

  private static RecordedGame ofLog(
      Path path, @Nullable String name, @Nullable String title, PrintWriter err) {
    LogFile log = LogFile.read(path);
    LoggedGame meant = LoggedGame.of(log, name, title, List.of(), err);
    Game game = GameArgument.load(meant.file(), meant.title(), err);
    if (log.zillions()) {
      try {
        return new RecordedGame(SavedGame.parse(game, text(path)).match(), Map.of());
      } catch (SavedGame.BadGame e) {
        throw new Refusal("`" + path + "` is no game of " + game.title() + ". " + e.getMessage());
      }
    }
    Match match = PositionOption.position(game, log.log().header("position").orElse(null));
    Replay replay = Replay.underRules(new Preset(game.program()), game.engine(), match.start());
    for (GameLog.Entry entry : log.log().turns()) {
      Position before = replay.position().orElseThrow();
      replay
          .play(entry)
          .ifPresent(
              bad -> {
                throw new Refusal(path + ": " + bad);
              });
      match.playOn(
          match
              .turnsWhateverEnded()
              .of(between(game, before, replay.position().orElseThrow(), entry)));
    }
    return new RecordedGame(match, Map.of());
  }

  /** The legal move that leads from one position to the next. */
  private static Move between(Game game, Position before, Position after, GameLog.Entry entry) {
    for (Move move : game.engine().generator().legalMoves(before)) {
      before.make(move);
      boolean same = before.setup().equals(after.setup());
      before.unmake();
      if (same) {
        return move;
      }
    }
    throw new Refusal("`" + entry.text() + "` is no whole move.");
  }
}
