package org.rookery.app.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import org.rookery.app.job.MatchKind;
import org.rookery.app.text.Counted;
import org.rookery.game.Game;
import org.rookery.jobs.JsonLine;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.player.match.Contestant;
import org.rookery.player.match.Contestants;
import org.rookery.player.match.GameScore;
import org.rookery.player.match.MatchEnds;
import org.rookery.player.match.MatchGame;
import org.rookery.player.match.MatchReport;
import org.rookery.player.match.Referee;
import org.rookery.player.match.Standing;
import org.rookery.threads.WorkerPool;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets two players play many games against each other. */
@Command(
    name = "match",
    description =
        "Play many games between two players, ours or other programs, and report which is better.")
final class MatchCommand implements Callable<Integer> {
  /** After this many games in a row that a program broke off, the match ends. */
  private static final int MOST_BROKEN = 3;

  @Parameters(
      index = "0",
      paramLabel = "A",
      description =
          "random, level:N, nodes:N, millis:N, uci:COMMAND or cecp:COMMAND; settings after "
              + "semicolons, such as patience=60: how many seconds a program may need for an "
              + "answer.")
  private String a = "";

  @Parameters(index = "1", paramLabel = "B", description = "The same.")
  private String b = "";

  @Parameters(
      index = "2",
      paramLabel = "GAME",
      description = "A rules file, or the name of one in rules/.")
  private String name = "";

  @Mixin private MatchOptions options = new MatchOptions();

  @Option(
      names = "--threads",
      converter = ThreadCount.class,
      paramLabel = "N",
      description = "How many games at the same time; ${DEFAULT-VALUE} if not given.")
  private int threads = 1;

  @Option(
      names = "--elo",
      paramLabel = "N",
      description =
          "Stop as soon as it is sure whether A is better by so many Elo points rather than by"
              + " none.")
  private @Nullable Double elo;

  @Option(
      names = "--pgn",
      paramLabel = "FILE",
      description = "Where the games go; games that are there already are not played again.")
  private @Nullable Path pgn;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "What the other programs call the game, if not as `rookery list --names` says.")
  private @Nullable String variant;

  @Option(names = "--json", description = "Print the report and every result as a JSON object.")
  private boolean json;

  @Mixin private Streams streams = new Streams();

  /**
   * What is played.
   *
   * @param variant what other programs call the game
   * @param event what tells this contest from others
   * @param played the games played so far
   * @param left the numbers of those that are not
   * @param text of the file they go to
   */
  private record Contest(
      Game game,
      MatchKind.Settings settings,
      String variant,
      String event,
      List<MatchGame> played,
      List<Integer> left,
      StringBuilder text) {}

  @Override
  public Integer call() {
    MatchKind.Settings settings = options.settings(a, b);
    Game game =
        GameArgument.playable(
            GameArgument.load(GameArgument.find(name), Optional.empty(), streams.err()));
    String known = variant != null ? variant : elsewhere();
    String event =
        a
            + " - "
            + b
            + ", "
            + game.title()
            + " "
            + game.rulesHash()
            + ", opening "
            + settings.opening()
            + ", longest "
            + settings.longest()
            + ", seed "
            + settings.seed();
    String before = before();
    StringBuilder text = new StringBuilder(before);
    List<MatchGame> played = new ArrayList<>(GameScore.finished(before, event));
    List<Integer> left =
        WorkerPool.all(settings.games()).stream()
            .filter(number -> played.stream().noneMatch(done -> done.number() == number))
            .toList();
    if (!played.isEmpty() && !json) {
      streams.out().println(Counted.of(played.size(), "game") + " played before.");
    }
    play(new Contest(game, settings, known, event, played, left, text));
    boolean stopped = played.size() < settings.games() && keepsBreaking(played);
    played.sort(Comparator.comparingInt(MatchGame::number));
    if (json) {
      String test = elo == null ? null : Standing.of(played).test(elo);
      streams
          .out()
          .println(
              JsonLine.of(
                  MatchReport.of(game.title(), game.rulesHash(), a, b, played, stopped, test)));
    } else {
      printResult(played, stopped);
    }
    return played.stream().allMatch(MatchGame::counts) ? ExitCode.FINE : ExitCode.FAILED;
  }

  /** The two players, and their referee: what one thread plays with. */
  private record Table(Referee referee, Contestant first, Contestant second)
      implements WorkerPool.Lane<MatchGame> {
    static Table of(Contest contest) throws IOException {
      MatchKind.Settings settings = contest.settings();
      Contestant first =
          Contestants.of(settings.a(), contest.game(), contest.variant(), settings.seed());
      try {
        return new Table(
            new Referee(contest.game(), settings.opening(), settings.longest(), settings.seed()),
            first,
            Contestants.of(settings.b(), contest.game(), contest.variant(), settings.seed() + 1));
      } catch (IOException | RuntimeException e) {
        first.close();
        throw e;
      }
    }

    @Override
    public MatchGame run(int number) {
      return referee.play(number, first, second);
    }

    @Override
    public void close() {
      first.close();
      second.close();
    }
  }

  private static RuntimeException refusal(@Nullable Throwable cause) {
    if (cause instanceof UncheckedIOException gone) {
      return refusal(gone.getCause());
    }
    if (cause instanceof IOException || cause instanceof IllegalArgumentException) {
      return new Refusal(cause.getMessage() + ".");
    }
    return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
  }

  private String elsewhere() {
    NamedGames games = NamedGames.of(Optional.of(name));
    return games.first().orElse(name);
  }

  private void play(Contest contest) {
    try (Progress progress = new Progress("match", contest.left().size())) {
      WorkerPool.<MatchGame>run(
          threads,
          contest.left(),
          () -> Table.of(contest),
          (number, done) -> {
            note(done, contest);
            progress.step();
            return !keepsBreaking(contest.played())
                && (elo == null || Standing.of(contest.played()).test(elo).equals("open"));
          });
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      throw refusal(failed.getCause());
    }
  }

  /** Whether a program that breaks one game after the other would go on doing so. */
  private static boolean keepsBreaking(List<MatchGame> played) {
    return played.size() >= MOST_BROKEN
        && played.subList(played.size() - MOST_BROKEN, played.size()).stream()
            .noneMatch(MatchGame::counts);
  }

  private void note(MatchGame done, Contest contest) {
    contest.played().add(done);
    if (pgn != null) {
      contest.text().append(GameScore.print(done, contest.event(), contest.variant(), a, b));
      try {
        OutputFile.write(pgn, contest.text().toString().getBytes(StandardCharsets.UTF_8));
      } catch (UnusableFile unusable) {
        throw new Refusal(String.valueOf(unusable.getMessage()));
      }
    }
  }

  private String before() {
    if (pgn == null || !Files.exists(pgn)) {
      return "";
    }
    try {
      String text = LogFile.text(pgn);
      if (!GameScore.isPgn(text)) {
        throw new Refusal(
            "`" + pgn + "` is no file of games in PGN: give another one, and it stays as it is.");
      }
      return text;
    } catch (UnusableFile | CharacterCodingException unusable) {
      throw new Refusal("`" + pgn + "` cannot be gone on with: " + unusable.getMessage());
    }
  }

  /** Prints what came of it. */
  private void printResult(List<MatchGame> played, boolean stopped) {
    Standing standing = Standing.of(played);
    streams.out().println(a + " against " + b + ", " + standing.text());
    if (standing.games() > 0) {
      List<MatchGame> asFirst = played.stream().filter(MatchGame::firstIsA).toList();
      List<MatchGame> asSecond = played.stream().filter(game -> !game.firstIsA()).toList();
      streams.out().println("  moving first:  " + Standing.of(asFirst).text());
      streams.out().println("  moving second: " + Standing.of(asSecond).text());
      streams.out().println("  " + MatchEnds.line(played));
    }
    if (elo != null) {
      streams
          .out()
          .println("  better by " + elo + " Elo rather than by none: " + standing.test(elo));
    }
    MatchEnds.broken(played, a, b).forEach(line -> streams.out().println("  " + line));
    if (stopped) {
      streams
          .out()
          .println("  " + MOST_BROKEN + " games in a row were broken off: no more are played.");
    }
  }
}
