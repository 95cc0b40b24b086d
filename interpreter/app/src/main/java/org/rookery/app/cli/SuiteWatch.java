package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.blame.Findings;
import org.rookery.suites.run.Batch;
import org.rookery.suites.run.Selection;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

/** Tries suites again whenever they, or the rules they depend on, change. */
final class SuiteWatch {
  private final SuiteFiles suites;
  private final Streams streams;
  private final SuiteRunner runner;
  private final FileStamps stamps = new FileStamps();

  SuiteWatch(SuiteFiles suites, List<Path> roots, int limit, Streams streams) {
    this.suites = suites;
    this.streams = streams;
    this.runner = new SuiteRunner(Rulebook.here(), roots, limit);
  }

  /** Goes on until the program is stopped from outside. */
  void run(Selection chosen, int threads, TestOutput output) {
    List<Path> due = suites.files();
    while (true) {
      // Before they are read: what is saved meanwhile is tried again.
      stamps.keep(due);
      List<SuiteResult> results = new ArrayList<>();
      List<Findings> found = new ArrayList<>();
      new Batch(runner, new Batch.Plan(threads, false, chosen))
          .run(
              due,
              result -> {
                results.add(result);
                Findings findings = Blame.of(result, runner.patience());
                found.add(findings);
                output.tell(findings, streams.out(), streams.err());
              });
      due.forEach(suite -> stamps.keepNew(runner.files(suite)));
      output.finish(found, streams.out());
      LastFailures.remember(results);
      streams.out().flush();
      streams.err().println("watching; stop with Ctrl-C");
      streams.err().flush();
      due = changed();
      streams.out().println();
    }
  }

  /** Waits until something has changed; the suites that have to be tried again. */
  private List<Path> changed() {
    while (true) {
      Set<Path> due = new TreeSet<>(runner.forget(stamps::isTouched));
      suites.files().stream().filter(stamps::isTouched).forEach(due::add);
      if (!due.isEmpty()) {
        stamps.renew();
        return suites.files().stream().filter(due::contains).toList();
      }
      FileStamps.glance();
    }
  }
}
