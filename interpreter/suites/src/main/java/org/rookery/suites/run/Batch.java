package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.rookery.game.Game;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** Tries many suites, perhaps on several threads; what comes of it is the same with any number. */
public final class Batch {
  private static final int CASES = 20;

  /**
   * With fewer suites for each thread, threads share the cases of a suite. Each of them then finds
   * out anew how the men of its game move, so that it pays for few suites only.
   */
  private static final int ENOUGH = 4;

  private final SuiteRunner runner;
  private final Plan plan;

  /** The first case that failed, in the order of files and cases, when later ones do not matter. */
  private final AtomicLong stop = new AtomicLong(Long.MAX_VALUE);

  /** A batch that loads games as the runner does. */
  public Batch(SuiteRunner runner, Plan plan) {
    this.runner = runner;
    this.plan = plan;
  }

  /**
   * How suites are tried.
   *
   * @param threads how many at a time
   * @param failFast whether nothing is tried behind the first case that does not hold
   * @param selection which cases
   */
  public record Plan(int threads, boolean failFast, Selection selection) {}

  /**
   * Tries suites.
   *
   * @param each is given each result, in the order of the files, as soon as it is there
   */
  public void run(List<Path> files, Consumer<SuiteResult> each) {
    boolean shared = files.size() < ENOUGH * plan.threads();
    ForkJoinPool pool = new ForkJoinPool(plan.threads());
    try {
      List<ForkJoinTask<SuiteResult>> tasks = new ArrayList<>();
      for (int i = 0; i < files.size(); i++) {
        long first = (long) i << CASES;
        Path file = files.get(i);
        tasks.add(pool.submit(() -> suite(file, first, shared)));
      }
      for (ForkJoinTask<SuiteResult> task : tasks) {
        SuiteResult result = task.join();
        each.accept(result);
        if (plan.failFast() && result.failures() + result.errors() > 0) {
          return;
        }
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private SuiteResult suite(Path file, long first, boolean shared) {
    if (first > stop.get()) {
      return SuiteResult.untried(file);
    }
    try {
      Suite suite = SuiteReader.read(file);
      List<Suite.Item> items =
          suite.items().stream().filter(item -> plan.selection().wants(suite, item)).toList();
      if (items.isEmpty()) {
        return SuiteResult.untried(file);
      }
      Game game = runner.game(suite);
      return runner.result(suite, game, cut(cases(suite, game, items, first, shared)));
    } catch (BadSuite e) {
      stopAt(first);
      return SuiteResult.unreadable(file, e);
    }
  }

  private List<CaseResult> cases(
      Suite suite, Game game, List<Suite.Item> items, long first, boolean shared) {
    Map<Thread, CaseRunner> runners = new ConcurrentHashMap<>();
    List<ForkJoinTask<CaseResult>> tasks = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      long number = first + i;
      Suite.Item item = items.get(i);
      tasks.add(
          ForkJoinTask.adapt(
              () -> {
                CaseRunner own =
                    runners.computeIfAbsent(
                        Thread.currentThread(),
                        unused -> new CaseRunner(game, suite, runner.patience(), Witness.NONE));
                return tried(own, suite, item, number);
              }));
    }
    if (shared) {
      ForkJoinTask.invokeAll(tasks);
    } else {
      tasks.forEach(ForkJoinTask::invoke);
    }
    return tasks.stream().map(ForkJoinTask::join).toList();
  }

  private CaseResult tried(CaseRunner own, Suite suite, Suite.Item item, long number) {
    if (number > stop.get()) {
      return CaseResult.skipped(suite, item, "a case before it failed");
    }
    CaseResult result = own.run(item);
    if (!result.passed()) {
      stopAt(number);
    }
    return result;
  }

  private void stopAt(long number) {
    if (plan.failFast()) {
      stop.accumulateAndGet(number, Math::min);
    }
  }

  /** The results up to the first that failed, when only that one is asked for. */
  private List<CaseResult> cut(List<CaseResult> results) {
    for (int i = 0; plan.failFast() && i < results.size(); i++) {
      if (!results.get(i).passed()) {
        return results.subList(0, i + 1);
      }
    }
    return results;
  }
}
