package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.job.BalanceKind;
import org.rookery.game.Game;
import org.rookery.jobs.JsonLine;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.player.balance.BalanceComparison;
import org.rookery.player.balance.BalanceFindings;
import org.rookery.player.balance.BalanceReport;
import org.rookery.player.balance.GameNotes;
import org.rookery.player.balance.ReportPage;
import org.rookery.player.balance.ReportText;
import org.rookery.player.balance.SelfPlay;
import org.rookery.player.solve.SmallGameSolver;
import org.rookery.threads.WorkerPool;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says how fair a game is, and what in its rules is never used. */
@Command(
    name = "balance",
    description =
        "Play a game against itself many times: which player has the advantage, how it "
            + "goes, what is never used.")
final class BalanceCommand implements Callable<Integer> {
  private static final long MAX_SOLVED_POSITIONS = 300_000;

  @Mixin private GameArgument game = new GameArgument();

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "NEW",
      description = "Another version of the rules: what has changed in how games go.")
  private @Nullable String changed;

  @Mixin private BalanceOptions options = new BalanceOptions();

  @Option(
      names = "--threads",
      converter = ThreadCount.class,
      paramLabel = "N",
      description =
          "How many games at the same time; the report is the same. ${DEFAULT-VALUE} if not given.")
  private int threads = 1;

  @Option(names = "--json", description = "Print an object in JSON; of two versions, two lines.")
  private boolean json;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the report as a page, too; of two versions, that of the new one.")
  private @Nullable Path output;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    BalanceKind.Settings settings = options.settings();
    List<BalanceFindings> found = new ArrayList<>(List.of(findings(game.playable(), settings)));
    if (changed != null) {
      Path file = GameArgument.find(changed);
      found.add(
          findings(
              GameArgument.playable(GameArgument.load(file, Optional.empty(), streams.err())),
              settings));
    }
    if (json) {
      found.forEach(one -> streams.out().println(JsonLine.of(one)));
    } else {
      List<String> lines =
          found.size() == 1
              ? ReportText.lines(found.get(0))
              : BalanceComparison.lines(found.get(0), found.get(1));
      lines.forEach(streams.out()::println);
    }
    if (output != null) {
      write(ReportPage.html(found.get(found.size() - 1)), output);
    }
    return ExitCode.FINE;
  }

  private static void write(String page, Path file) {
    try {
      OutputFile.write(file, page.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile unusable) {
      throw new Refusal(unusable);
    }
  }

  private BalanceFindings findings(Game loaded, BalanceKind.Settings settings) {
    List<GameNotes> notes = play(loaded, settings);
    notes.sort(Comparator.comparingInt(GameNotes::number));
    SelfPlay player = new SelfPlay(loaded, settings.nodes(), settings.longest(), settings.seed());
    SmallGameSolver solver = new SmallGameSolver(loaded.engine(), MAX_SOLVED_POSITIONS);
    String solved =
        solver
            .solve(loaded.start().position())
            .map(
                solution ->
                    "With perfect play, the player who begins "
                        + (solution.value() > 0 ? "wins" : solution.value() < 0 ? "loses" : "draws")
                        + ": `rookery solve` shows how.")
            .orElse("");
    return new BalanceReport(loaded, notes)
        .findings(player, settings.nodes(), settings.seed(), solved);
  }

  private List<GameNotes> play(Game loaded, BalanceKind.Settings settings) {
    List<GameNotes> notes = new ArrayList<>();
    try (Progress progress = new Progress("balance", settings.games())) {
      WorkerPool.<GameNotes>runUnchecked(
          threads,
          WorkerPool.all(settings.games()),
          () -> new SelfPlay(loaded, settings.nodes(), settings.longest(), settings.seed())::play,
          (number, note) -> {
            notes.add(note);
            progress.step();
            return true;
          });
    }
    return notes;
  }
}
