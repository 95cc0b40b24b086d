package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.text.Counted;
import org.rookery.drawing.courier.Preset;
import org.rookery.drawing.courier.PresetBoard;
import org.rookery.drawing.picture.SquareMark;
import org.rookery.drawing.scene.BoardScene;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.game.files.RulesFile;
import org.rookery.logs.BadLog;
import org.rookery.logs.GameLog;
import org.rookery.logs.Replay;
import org.rookery.logs.ZillionsSetup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a log of turns over again. */
@Command(
    name = "replay",
    description =
        "Replay games in PGN, a log of Game Courier or a game saved by Zillions, move by move.")
final class ReplayCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "LOG",
      description = "A file of moves; a game saved by Zillions may stand after its rules file.")
  private String first = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME",
      description = "A rules file or the name of one, when the log does not name its game.")
  private @Nullable String second;

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the rules file is meant, when it defines several.")
  private @Nullable String title;

  @Option(
      names = "--rules",
      paramLabel = "GAME",
      description = "The same as GAME: under which rules to play, whatever game the log names.")
  private @Nullable String rules;

  @Option(
      names = "--no-rules",
      description = "Check the labels of pieces and nothing else, as Game Courier does.")
  private boolean noRules;

  private final List<Move> made = new ArrayList<>();

  @Option(names = "--show", description = "Draw the board at the end.")
  private boolean show;

  @Option(names = "--each", description = "Draw the board after every move.")
  private boolean each;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Draw the board at the end as a picture: a file that ends in .svg or .png.")
  private @Nullable Path output;

  @Option(
      names = "--root",
      paramLabel = "DIR",
      description =
          "Another folder in which the log may find its rules file, beside its own and rules/.")
  private List<Path> roots = List.of();

  @Option(
      names = "--case",
      paramLabel = "NAME",
      description = "Keep the game as a case of a suite, with what holds at its end.")
  private @Nullable String caseName;

  @Option(
      names = "--suite",
      paramLabel = "FILE",
      description =
          "The suite for --case (default: the game's name with .yaml, in this directory).")
  private @Nullable String suite;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (output != null) {
      PictureFile.check(output, 1);
    }
    if (second != null && rules != null) {
      throw new Refusal("The game is given twice.");
    }
    second = second == null ? rules : second;
    boolean gameFirst = second != null && (LogFile.isSavedGame(second) || PgnFile.isPgn(second));
    Path path = Path.of(gameFirst ? second : first);
    Optional<PgnFile> games = PgnFile.read(path);
    if (games.isPresent()) {
      return games(games.get(), gameFirst ? first : second);
    }
    LogFile log = LogFile.read(path);
    LoggedGame meant = LoggedGame.of(log, gameFirst ? first : second, title, roots, streams.err());
    Game game = GameArgument.load(meant.file(), meant.title(), streams.err());
    Replay replay = replay(log, game);
    Optional<Replay.Refused> refused = play(log.log(), game, replay);
    if (show && !each) {
      streams.out().print(replay.snapshot().text());
    }
    if (output != null) {
      PresetBoard board = replay.snapshot();
      List<SquareMark> marks = replay.position().map(BoardScene::lastTurn).orElse(List.of());
      PictureFile.write(BoardScene.of(board, marks, board.toMove(), true), output, 1);
    }
    streams.out().println(verdict(game, replay, refused.isPresent()));
    streams.out().flush();
    replay.remarks().forEach(remark -> streams.err().println("rookery: " + path + ": " + remark));
    refused.ifPresent(bad -> streams.err().println("rookery: " + path + ": " + bad));
    if (caseName != null && refused.isEmpty()) {
      streams.out().println(keep(game, replay, caseName));
    }
    return refused.isPresent() ? ExitCode.FAILED : ExitCode.FINE;
  }

  private int games(PgnFile games, @Nullable String game) {
    if (noRules) {
      throw new Refusal("Games in PGN are played over under rules only.");
    }
    PgnReplayer.Wanted wanted =
        new PgnReplayer.Wanted(game, title, show, each, output, caseName, suite);
    return new PgnReplayer(games, streams, wanted).run();
  }

  private String keep(Game game, Replay replay, String name) {
    Position end =
        replay
            .position()
            .orElseThrow(() -> new Refusal("A game played without rules can be no case."));
    String file =
        suite == null ? RulesFile.bareName(Path.of(game.source().location())) + ".yaml" : suite;
    Position start = new Position(end);
    for (int i = made.size(); i > 0; i--) {
      start.unmake();
    }
    boolean fromStart = start.setup().equals(game.start().start());
    return CaseStore.save(game, start, made, fromStart, name, file);
  }

  private Replay replay(LogFile log, Game game) {
    Preset preset = new Preset(game.program());
    if (log.zillions()) {
      if (noRules) {
        throw new Refusal("A game saved by Zillions is played over under its rules only.");
      }
      return Replay.ofZillions(preset, game.engine(), edited(log, game));
    }
    String position = log.log().header("position").orElse(null);
    Setup start = PositionOption.position(game, position).start();
    return noRules
        ? Replay.withoutRules(preset, start)
        : Replay.underRules(preset, game.engine(), start);
  }

  private static Setup edited(LogFile log, Game game) {
    try {
      return new ZillionsSetup(game.program()).after(log.log().setup());
    } catch (BadLog e) {
      throw new Refusal(log.path() + ": " + e.getMessage());
    }
  }

  private Optional<Replay.Refused> play(GameLog read, Game loaded, Replay replay) {
    GameEngine game = loaded.engine();
    for (GameLog.Entry entry : read.turns()) {
      Optional<Position> before = replay.position().map(Position::new);
      Optional<Replay.Refused> refused = replay.play(entry);
      if (refused.isPresent()) {
        return refused;
      }
      if (caseName != null && before.isPresent() && replay.position().isPresent()) {
        made.add(between(game, before.get(), replay.position().get(), entry));
      }
      if (each) {
        streams.out().println(entry.text());
        streams.out().println();
        streams.out().println(replay.snapshot().text());
      }
    }
    return Optional.empty();
  }

  /** The legal move that leads from one position to the next. */
  private static Move between(
      GameEngine game, Position before, Position after, GameLog.Entry entry) {
    for (Move move : game.generator().legalMoves(before)) {
      before.make(move);
      boolean same = before.setup().equals(after.setup());
      before.unmake();
      if (same) {
        return move;
      }
    }
    throw new Refusal("`" + entry.text() + "` is no whole move, so the game can be no case.");
  }

  private static String verdict(Game game, Replay replay, boolean refused) {
    Optional<Position> position = replay.position();
    String turns = Counted.of(replay.played(), "move") + " played. ";
    return position.isPresent() && !refused
        ? turns + game.match(position.get()).state()
        : turns.strip();
  }
}
