package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.picture.PieceDrawing;
import org.rookery.drawing.picture.Portraits;
import org.rookery.game.Game;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.player.Player;
import org.rookery.player.learn.Learner;
import org.rookery.player.learn.ValidationMatch;
import org.rookery.player.match.Standing;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.LessonBook;
import org.rookery.player.value.Lessons;
import org.rookery.program.Contents;
import org.rookery.program.board.BoardLayout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells what the program believes pieces and squares are worth. */
@Command(
    name = "values",
    description =
        "Show what the program believes the pieces are worth, computed from what they can "
            + "do, or learned from games it plays against itself.")
final class ValuesCommand implements Callable<Integer> {
  private static final int MEGABYTES = 1;
  private static final double UNIT = 100;
  private static final double EVEN = 0.5;

  /** For each this many games, one more is played to test whether the learned values help. */
  private static final int ONE_PROVES = 10;

  private static final int LEAST_PROVING = 4;

  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = "--squares",
      paramLabel = "PIECE",
      description = "What it is worth for this piece of the first player to stand on each square.")
  private @Nullable String piece;

  @Option(
      names = "--learn",
      paramLabel = "GAMES",
      description =
          "Learn the values from so many games, and keep them if a player does no worse with"
              + " them: 400 say something.")
  private int games;

  @Mixin private PracticeOptions practice = new PracticeOptions();

  @Option(names = "--forget", description = "Forget what was learned.")
  private boolean forgets;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Draw what squares are worth for each piece of the first player (`.svg`).")
  private @Nullable Path picture;

  @Mixin private Streams streams = new Streams();

  /** What was seen of the use of what was learned; empty when nothing was learned now. */
  private String proved = "";

  @Override
  public Integer call() {
    if (picture != null && !picture.toString().endsWith(".svg")) {
      throw new Refusal("The picture `" + picture + "` should end in `.svg`.");
    }
    Game loaded = game.playable();
    Lessons learned = learned(loaded);
    Player believer = new Player(loaded, MEGABYTES, practice.seed(), learned);
    Evaluation evaluation = believer.evaluation();
    int player = loaded.program().opener();
    Contents contents = loaded.program().contents();
    if (picture != null) {
      draw(loaded, evaluation, player, picture);
      return ExitCode.FINE;
    }
    if (piece != null) {
      String known = KnownName.of("piece", piece, loaded.pieces()).orElseThrow();
      squares(loaded, evaluation, contents.of(loaded.pieces().indexOf(known), player));
      return ExitCode.FINE;
    }
    printValues(loaded, evaluation, learned, player);
    verdict(evaluation, believer);
    return ExitCode.FINE;
  }

  /** What is learned now, or was before. */
  private Lessons learned(Game loaded) {
    LessonBook cache = LessonBook.here();
    String rules = loaded.rulesHash();
    Lessons before = cache.find(rules);
    Lessons untaught = Lessons.NONE.avoiding(before.avoided());
    if (forgets) {
      forget(cache, rules, before, untaught);
    }
    if (games <= 0) {
      return forgets ? untaught : before;
    }
    Learner learner = new Learner(loaded, practice.nodes(), practice.seed());
    if (!learner.canLearn()) {
      throw new Refusal(
          "Values are learned only of games of two players without chance whose pieces differ.");
    }
    int proving = Math.max(LEAST_PROVING, games / ONE_PROVES);
    try (Progress progress = new Progress("games", games + proving)) {
      Lessons learned =
          learner.learn(games, played -> progress.step()).avoiding(untaught.avoided());
      Standing standing =
          new ValidationMatch(loaded, practice.nodes(), practice.seed())
              .of(learned, untaught, proving, played -> progress.step());
      proved = describe(standing);
      if (standing.share() >= EVEN) {
        cache.keep(rules, learned);
      }
      return learned;
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  /** Forgets values; which shortcuts lose in the game has been learned otherwise. */
  private static void forget(LessonBook book, String rules, Lessons before, Lessons untaught) {
    if (before.pieces().isEmpty()) {
      throw new Refusal("Nothing was learned of this game before.");
    }
    try {
      book.keep(rules, untaught);
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  private static String describe(Standing standing) {
    return String.format(
        Locale.ROOT,
        "In %d games a player who believes them gets %s of the points from one who"
            + " does not: they are %s.",
        standing.games(),
        standing.interval().text(),
        standing.share() >= EVEN ? "believed from now on" : "not kept");
  }

  private void printValues(Game loaded, Evaluation evaluation, Lessons learned, int player) {
    Contents contents = loaded.program().contents();
    streams
        .out()
        .println(
            "What pieces of "
                + loaded.players().get(player)
                + " are worth, "
                + evaluation.unitName().map(name -> name + " = 1").orElse("by what they can do")
                + ": from how many squares they command on boards a third full,");
    streams.out().println("what they may promote to, and what the endings say of them.");
    if (!learned.pieces().isEmpty()) {
      streams.out().println("Those with +- were " + learned.source() + ".");
    }
    if (!proved.isEmpty()) {
      streams.out().println(proved);
    }
    List<Integer> types =
        IntStream.range(0, contents.types())
            .boxed()
            .sorted(
                Comparator.comparingInt(
                    (Integer type) -> -evaluation.worth(contents.of(type, player))))
            .toList();
    for (int type : types) {
      int content = contents.of(type, player);
      streams
          .out()
          .printf(
              Locale.ROOT,
              "%8.2f%s  %s%s%n",
              evaluation.worth(content) / UNIT,
              learned.pieces().isEmpty() ? "" : error(learned, type),
              loaded.pieces().get(type),
              remark(loaded, evaluation, content));
    }
  }

  /** What is believed instead where the worth of pieces says little about who wins. */
  private void verdict(Evaluation evaluation, Player believer) {
    if (evaluation.isTaughtSquares()) {
      streams
          .out()
          .println(
              "Instead the player uses what random games have shown pieces to count on each "
                  + "square: see --squares.");
    } else if (believer.playsOut()) {
      streams
          .out()
          .println(
              "Instead the player plays random games from a position to see which side "
                  + "wins them.");
    }
  }

  private static String error(Lessons learned, int type) {
    Lessons.PieceLesson piece = learned.pieces().get(type);
    return piece == null
        ? " ".repeat(9)
        : String.format(Locale.ROOT, " +- %5.2f", piece.error() / UNIT);
  }

  private static void draw(Game loaded, Evaluation evaluation, int player, Path file) {
    BoardLayout layout = loaded.program().layout();
    if (layout.rows() == 0) {
      throw new Refusal("The board has no rows to show squares in.");
    }
    int squares = loaded.program().topology().size();
    List<HeatMap.Board> boards = new ArrayList<>();
    PieceDrawing drawing = new PieceDrawing(loaded.program(), Portraits.NONE);
    for (int type = 0; type < loaded.pieces().size(); type++) {
      int content = loaded.program().contents().of(type, player);
      if (loaded.program().royal().contents().has(content)) {
        continue; // it is never captured, so it has no value
      }
      int[] values =
          IntStream.range(0, squares).map(square -> evaluation.worth(content, square)).toArray();
      boards.add(new HeatMap.Board(loaded.pieces().get(type), drawing.svg(content), values));
    }
    if (boards.isEmpty()) {
      throw new Refusal("All pieces of this game are royal: none has a value.");
    }
    try {
      OutputFile.write(file, new HeatMap(layout).svg(boards).getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  private static String remark(Game loaded, Evaluation evaluation, int content) {
    if (loaded.program().royal().contents().has(content)) {
      return " (cannot be captured: not counted)";
    }
    return evaluation.isPrecious(content) ? " (a player who loses the last one loses)" : "";
  }

  private void squares(Game loaded, Evaluation evaluation, int content) {
    BoardLayout layout = loaded.program().layout();
    if (layout.rows() == 0) {
      throw new Refusal("The board has no rows to show squares in.");
    }
    for (int[] row : layout.squareAt()) {
      StringBuilder line = new StringBuilder();
      for (int square : row) {
        String value =
            square < 0
                ? ""
                : String.format(Locale.ROOT, "%.2f", evaluation.worth(content, square) / UNIT);
        line.append(" ".repeat(Math.max(1, 7 - value.length()))).append(value);
      }
      streams.out().println(line);
    }
  }
}
