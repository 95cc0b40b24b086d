package org.rookery.app.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  /** Between two looks at the files. */
  private static final long GLANCE_MILLIS = 50;

  private final SuiteFiles suites;
  private final Streams streams;
  private final SuiteRunner runner;
  private final Map<Path, Long> stamps = new LinkedHashMap<>();

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
      due.forEach(suite -> stamps.put(suite, stamp(suite)));
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
      due.stream()
          .flatMap(suite -> runner.files(suite).stream())
          .forEach(file -> stamps.putIfAbsent(file, stamp(file)));
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
      Set<Path> due = new TreeSet<>(runner.forget(this::isTouched));
      suites.files().stream().filter(this::isTouched).forEach(due::add);
      if (!due.isEmpty()) {
        stamps.replaceAll((file, before) -> stamp(file));
        return suites.files().stream().filter(due::contains).toList();
      }
      try {
        Thread.sleep(GLANCE_MILLIS);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw new Refusal("Watching was interrupted.");
      }
    }
  }

  private boolean isTouched(Path file) {
    Long before = stamps.get(file);
    return before != null && before != stamp(file);
  }

  /** When a file was changed last, and how long it is. */
  private static long stamp(Path path) {
    File file = path.toFile();
    return file.lastModified() * 31 + file.length();
  }
}
