package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.CaseSchedule;
import org.rookery.suites.run.Selection;
import org.rookery.suites.run.SuiteResult;

/**
 * The schedule for an author who has just saved and waits: what failed last comes first, then what
 * was quick; who still waits after a moment hears how a suite stands, and what failed before it is
 * known which lines are to blame; and when they save again, what is under way is given up.
 */
final class WatchSchedule implements CaseSchedule {
  /** How long an author waits for the whole result without minding. */
  private static final long MOMENT_NANOS = 300_000_000;

  private static final long GLANCE_NANOS = 50_000_000;

  private final Map<String, Double> ranks = new HashMap<>();
  private final FileStamps stamps;
  private final ProgressListener listener;

  private final Map<Path, Long> begun = new HashMap<>();
  private final Set<Path> reported = new HashSet<>();
  private long begin;
  private long glanced;

  /** Is told how a suite stands, and how many of its cases are left. */
  @FunctionalInterface
  interface ProgressListener {
    void report(SuiteResult soFar, int left);
  }

  WatchSchedule(FileStamps stamps, ProgressListener teller) {
    this.stamps = stamps;
    this.listener = teller;
  }

  /** Suites are tried again, from now on. */
  void begin() {
    begin = System.nanoTime();
    glanced = begin;
    begun.clear();
    reported.clear();
  }

  @Override
  public double rank(Suite suite, Suite.Item item) {
    return ranks.getOrDefault(Selection.place(suite, item), 0.0);
  }

  /** Takes what came of a suite as what is known of its cases when they are tried next. */
  void learn(SuiteResult result) {
    result
        .suite()
        .ifPresent(
            suite -> {
              for (CaseResult c : result.cases()) {
                ranks.put(Selection.place(suite, c.item()), c.passed() ? c.seconds() : -1);
              }
            });
  }

  @Override
  public boolean goesOn(Path suite, Supplier<SuiteResult> soFar, int left) {
    long now = System.nanoTime();
    // The first suite has been waited for from the beginning, while its game was loaded.
    long first = begun.isEmpty() ? begin : now;
    long since = begun.computeIfAbsent(suite, unused -> first);
    if (left == 0) {
      reportFailures(soFar.get());
    } else if (now - since > MOMENT_NANOS && reported.add(suite)) {
      listener.report(soFar.get(), left);
    }
    if (now - glanced < GLANCE_NANOS) {
      return true;
    }
    glanced = now;
    return !stamps.anyTouched();
  }

  /** Tells what failed before it is known which lines are to blame, which takes another while. */
  private void reportFailures(SuiteResult all) {
    if (all.failures() + all.errors() > 0) {
      listener.report(all, 0);
    }
  }
}
