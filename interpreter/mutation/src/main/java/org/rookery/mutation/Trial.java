package org.rookery.mutation;

import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Severity;
import org.rookery.mutation.difference.Comparison;
import org.rookery.mutation.difference.Difference;
import org.rookery.mutation.difference.Walks;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.CaseRunner;
import org.rookery.suites.run.Witness;

/**
 * Tries mutants of a game: first with its suite, and those that survive with games played in both.
 *
 * @param game the original
 * @param walks games played in it
 * @param seconds of processor time that a mutant, and a case, may take
 */
record Trial(Game game, Suite suite, Walks walks, int seconds) {
  /** What becomes of a mutant. */
  Verdict of(Mutant mutant) throws InterruptedException {
    try {
      return CpuLimit.within(seconds, () -> tried(mutant))
          .orElseGet(() -> mutant.verdict(Fate.LATE, "no end within " + seconds + " s"));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return mutant.verdict(Fate.LATE, "the engine gave up: " + e);
    }
  }

  private Verdict tried(Mutant mutant) {
    Loading loading = mutant.load();
    if (loading.game().isEmpty()) {
      return mutant.verdict(Fate.REFUSED, problem(loading));
    }
    Game changed = loading.game().get();
    Optional<CaseResult> failed = failed(changed, suite, seconds);
    if (failed.isPresent()) {
      return mutant.verdict(Fate.KILLED, failed.get().place() + ": " + failed.get().name());
    }
    Optional<Difference> difference = new Comparison(game, changed).plainest(walks.stream());
    return difference
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

  /** The first case that fails. */
  static Optional<CaseResult> failed(Game tried, Suite suite, int seconds) {
    CaseRunner runner = new CaseRunner(tried, suite, seconds, Witness.NONE);
    return suite.items().stream().map(runner::run).filter(result -> !result.passed()).findFirst();
  }

  private static String problem(Loading loading) {
    return loading.diagnostics().stream()
        .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
        .map(Diagnostic::message)
        .findFirst()
        .orElse("");
  }
}
