package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.rookery.app.job.BalanceKind;
import org.rookery.game.Game;
import org.rookery.jobs.Lanes;
import org.rookery.player.balance.GameNotes;
import org.rookery.player.balance.Report;
import org.rookery.player.balance.SelfPlay;
import org.rookery.player.solve.SmallGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says how fair a game is, and what in its rules is never used. */
@Command(
    name = "balance",
    description =
        "Play a game against itself many times: who is better off, how it goes, what is never"
            + " used.")
final class BalanceCommand implements Callable<Integer> {
  private static final long SMALL = 300_000;

  @Mixin private GameArgument game = new GameArgument();

  @Mixin private BalanceOptions options = new BalanceOptions();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many games at the same time; the report is the same. ${DEFAULT-VALUE} if not given.")
  private int threads = 1;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (threads < 1) {
      throw new Refusal("There should be at least 1 thread.");
    }
    BalanceKind.Settings settings = options.settings();
    Game loaded = game.load();
    List<GameNotes> notes = play(loaded, settings);
    notes.sort(Comparator.comparingInt(GameNotes::number));
    streams
        .out()
        .println(
            loaded.title()
                + ", rules "
                + loaded.rulesHash()
                + ", "
                + settings.nodes()
                + " turns tried for each, seed "
                + settings.seed()
                + ".");
    new Report(loaded, notes).lines().forEach(streams.out()::println);
    SmallGame solver = new SmallGame(loaded.engine(), SMALL);
    Optional<SmallGame.Solution> solution = solver.solve(loaded.start().position());
    solution.ifPresent(
        found ->
            streams
                .out()
                .println(
                    "\nWhen nobody makes a mistake, the player who begins "
                        + (found.value() > 0 ? "wins" : found.value() < 0 ? "loses" : "draws")
                        + ": `rookery solve` shows how."));
    return ExitCode.FINE;
  }

  private List<GameNotes> play(Game loaded, BalanceKind.Settings settings) {
    List<GameNotes> notes = new ArrayList<>();
    try (Progress progress = new Progress("balance", settings.games())) {
      Lanes.<GameNotes>run(
          threads,
          Lanes.all(settings.games()),
          () -> new SelfPlay(loaded, settings.nodes(), settings.longest(), settings.seed())::play,
          (number, note) -> {
            notes.add(note);
            progress.step();
            return true;
          });
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
    return notes;
  }
}
