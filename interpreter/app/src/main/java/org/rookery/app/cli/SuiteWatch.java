package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.run.Batch;
import org.rookery.suites.run.HeldCases;
import org.rookery.suites.run.Selection;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

/** Tries suites again whenever they, or the rules they depend on, change. */
final class SuiteWatch {
  private final SuiteFiles suites;
  private final Streams streams;
  private final TestOutput output;
  private final SuiteRunner runner;
  private final FileStamps stamps = new FileStamps();
  private final WatchSchedule schedule;
  private final HeldCases held = new HeldCases();

  SuiteWatch(SuiteFiles suites, List<Path> roots, int limit, TestOutput output, Streams streams) {
    this.suites = suites;
    this.streams = streams;
    this.output = output;
    this.runner = new SuiteRunner(Rulebook.here(), roots, limit);
    this.schedule =
        new WatchSchedule(
            stamps, (soFar, left) -> output.printProgress(soFar, left, streams.out()));
  }

  /** Goes on until the program is stopped from outside. */
  void run(Selection chosen, int threads) {
    List<Path> due = suites.files();
    while (true) {
      List<Path> left = round(due, new Batch.Plan(threads, false, chosen, schedule));
      if (left.isEmpty()) {
        streams.err().println("watching; stop with Ctrl-C");
        streams.err().flush();
      }
      due = changed(left);
      streams.out().println();
    }
  }

  /** Tries suites; those that were given up, because something was saved meanwhile. */
  private List<Path> round(List<Path> due, Batch.Plan plan) {
    // Before they are read: what is saved meanwhile is tried again.
    stamps.keep(due);
    List<SuiteResult> results = new ArrayList<>();
    List<BlameFindings> found = new ArrayList<>();
    schedule.begin();
    new Batch(runner, plan, held)
        .run(
            due,
            result -> {
              results.add(result);
              schedule.learn(result);
              BlameFindings findings = Blame.of(result, runner.patience(), plan.threads());
              found.add(findings);
              output.printResult(findings, streams.out(), streams.err());
            });
    due.forEach(suite -> stamps.keepNew(runner.files(suite)));
    List<Path> done = results.stream().map(SuiteResult::file).toList();
    List<Path> left = due.stream().filter(suite -> !done.contains(suite)).toList();
    if (left.isEmpty()) {
      output.finish(found, streams.out());
    }
    LastFailures.remember(results);
    streams.out().flush();
    return left;
  }

  /** Waits until something has changed; the suites to be tried again, with those that are left. */
  private List<Path> changed(List<Path> left) {
    while (true) {
      Set<Path> due = new TreeSet<>(runner.forget(stamps::isTouched));
      suites.files().stream().filter(stamps::isTouched).forEach(due::add);
      due.addAll(left);
      if (!due.isEmpty()) {
        stamps.renew();
        return suites.files().stream().filter(due::contains).toList();
      }
      FileStamps.glance();
    }
  }
}
