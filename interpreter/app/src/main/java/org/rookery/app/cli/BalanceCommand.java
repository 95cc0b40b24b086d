package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.rookery.game.Game;
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
        "Play a game against itself many times: who is better off, how it goes, what is never used.")
final class BalanceCommand implements Callable<Integer> {
  private static final long SMALL = 300_000;

  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games; ${DEFAULT-VALUE} if not given.")
  private int games = 40;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "How many turns are tried for each that is made; ${DEFAULT-VALUE} if not given.")
  private long nodes = 1000;

  @Option(
      names = "--longest",
      paramLabel = "N",
      description = "A game is broken off after so many turns; ${DEFAULT-VALUE} if not given.")
  private int longest = 300;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Of all chance; ${DEFAULT-VALUE} if not given.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many games at the same time; the report is the same. ${DEFAULT-VALUE} if not given.")
  private int threads = 1;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (games < 1 || nodes < 1 || threads < 1 || longest < 1) {
      throw new Refusal("Games, nodes, threads and --longest should be at least 1.");
    }
    Game loaded = game.load();
    List<GameNotes> notes = play(loaded);
    notes.sort(Comparator.comparingInt(GameNotes::number));
    streams
        .out()
        .println(
            loaded.title()
                + ", rules "
                + loaded.rulesHash()
                + ", "
                + nodes
                + " turns tried for each, seed "
                + seed
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

  private List<GameNotes> play(Game loaded) {
    Queue<Integer> left = new ConcurrentLinkedQueue<>();
    IntStream.range(0, games).forEach(left::add);
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    List<Future<List<GameNotes>>> work = new ArrayList<>();
    List<GameNotes> notes = new ArrayList<>();
    try (Progress progress = new Progress("balance", games)) {
      for (int i = 0; i < threads; i++) {
        work.add(
            pool.submit(
                () -> {
                  SelfPlay play = new SelfPlay(loaded, nodes, longest, seed);
                  List<GameNotes> own = new ArrayList<>();
                  for (Integer number = left.poll(); number != null; number = left.poll()) {
                    own.add(play.play(number));
                    synchronized (progress) {
                      progress.step();
                    }
                  }
                  return own;
                }));
      }
      for (Future<List<GameNotes>> some : work) {
        notes.addAll(some.get());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } finally {
      pool.shutdownNow();
    }
    return notes;
  }
}
