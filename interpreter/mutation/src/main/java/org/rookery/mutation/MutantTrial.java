package org.rookery.mutation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Severity;
import org.rookery.mutation.difference.Difference;
import org.rookery.mutation.difference.GameComparison;
import org.rookery.mutation.difference.Walks;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Expect;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseObserver;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.CaseRunner;
import org.rookery.threads.LimitedThread;

/**
 * Tries mutants of a game: first with its suites, and those that survive with games played in both.
 *
 * @param game the original
 * @param suites which should notice
 * @param walks games played in it
 * @param seconds of processor time that a mutant, and a case, may take
 */
record MutantTrial(Game game, List<Suite> suites, Walks walks, int seconds) {

  /** What trying the suites on a mutant came to: a verdict, or a game on which every case holds. */
  private record Tried(Optional<Verdict> verdict, Optional<Game> survivor) {
    Tried(Verdict verdict) {
      this(Optional.of(verdict), Optional.empty());
    }
  }

  /** A case to be tried, and how many leaves it counts. */
  private record Step(long leaves, Supplier<CaseResult> result) {}

  /** What becomes of a mutant. */
  Verdict of(Mutant mutant) throws InterruptedException {
    try {
      Tried tried =
          within(() -> tried(mutant))
              .orElseGet(() -> new Tried(mutant.verdict(Fate.LATE, outOfTime())));
      if (tried.survivor().isEmpty()) {
        return tried.verdict().orElseThrow();
      }
      // What is not told apart in time is not told apart: no case has noticed it.
      return within(() -> compared(mutant, tried.survivor().get()))
          .orElseGet(() -> mutant.verdict(Fate.ALIKE, outOfTime()));
    } catch (ExecutionException thrown) {
      return mutant.verdict(Fate.LATE, "the engine gave up: " + thrown.getCause());
    }
  }

  private String outOfTime() {
    return "no end within " + seconds + " s";
  }

  private <T> Optional<T> within(Callable<T> part) throws ExecutionException, InterruptedException {
    try (LimitedThread thread = new LimitedThread("mutant")) {
      return thread.within(Duration.ofSeconds(seconds), part);
    }
  }

  private Tried tried(Mutant mutant) {
    Loading loading = mutant.load();
    if (loading.game().isEmpty()) {
      return new Tried(mutant.verdict(Fate.REFUSED, problem(loading)));
    }
    return failed(loading.game().get(), suites, seconds)
        .map(f -> new Tried(mutant.verdict(Fate.KILLED, f.place() + ": " + f.name())))
        .orElseGet(() -> new Tried(Optional.empty(), loading.game()));
  }

  private Verdict compared(Mutant mutant, Game changed) {
    return new GameComparison(game, changed)
        .plainest(walks, GameComparison.EFFORT)
        .map(seen -> survivor(mutant, seen, changed))
        .orElseGet(() -> mutant.verdict(Fate.ALIKE, ""));
  }

  private Verdict survivor(Mutant mutant, Difference difference, Game changed) {
    Verdict.Seen seen =
        new Verdict.Seen(difference.position(), difference.board(), difference.says());
    String name = mutant.change().origin().span().position() + ": " + mutant.change().what();
    Optional<String> test = new WrittenCase(game, seconds).of(difference, name, changed);
    return mutant.verdict(Fate.ALIVE, "", seen, test);
  }

  /** The first case that fails; those that count many leaves are tried last. */
  static Optional<CaseResult> failed(Game tried, List<Suite> suites, int seconds) {
    List<Step> steps = new ArrayList<>();
    for (Suite suite : suites) {
      CaseRunner runner = new CaseRunner(tried, suite, seconds, CaseObserver.NONE);
      suite.items().forEach(item -> steps.add(new Step(leaves(item), () -> runner.run(item))));
    }
    return steps.stream()
        .sorted(Comparator.comparingLong(Step::leaves))
        .map(step -> step.result().get())
        .filter(result -> !result.passed())
        .findFirst();
  }

  private static long leaves(Suite.Item item) {
    Case read = item.readable();
    return read == null || read.expect() == null ? 0 : leaves(read.expect());
  }

  private static long leaves(Expect expect) {
    long leaves = 0;
    if (expect.perft() != null) {
      leaves += expect.perft().values().stream().mapToLong(Long::longValue).sum();
    }
    if (expect.after() != null) {
      leaves += expect.after().values().stream().mapToLong(MutantTrial::leaves).sum();
    }
    return leaves;
  }

  private static String problem(Loading loading) {
    return loading.diagnostics().stream()
        .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
        .map(Diagnostic::message)
        .findFirst()
        .orElse("");
  }
}
