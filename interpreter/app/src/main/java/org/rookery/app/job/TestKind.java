package org.rookery.app.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.RulesParcel;
import org.rookery.game.files.Rulebook;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.report.TextReport;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

/** Tries a suite. */
public final class TestKind implements TaskKind {
  static final String NAME = "test";

  /**
   * A task.
   *
   * @param file of the suite
   * @param problem why the suite cannot be tried; empty when it can
   * @param rulesFile what the file of its rules is called
   * @param rules null when there is a problem
   * @param seconds of processor time that a case may take
   */
  record Task(
      String file,
      String suite,
      String problem,
      String rulesFile,
      @Nullable RulesParcel rules,
      int seconds) {}

  /**
   * What a task comes to.
   *
   * @param lines what there is to tell of it
   */
  record Result(List<String> lines, int cases, int failures, int errors, int skipped) {}

  private record Key(RulesParcel rules, String title) {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Worker worker() {
    LastValueCache<Key, Loading> last = new LastValueCache<>(TestKind::load);
    return text -> {
      Task task = JsonLine.read(text, Task.class);
      RulesParcel rules = task.rules();
      return JsonLine.of(
          rules == null
              ? new Result(List.of(task.problem()), 0, 0, 1, 0)
              : tried(task, rules, last));
    };
  }

  private static Loading load(Key key) {
    Rules rules = key.rules().rules();
    return key.title().isEmpty() ? rules.load() : rules.load(key.title());
  }

  private static Result tried(Task task, RulesParcel rules, LastValueCache<Key, Loading> last)
      throws BadSuite {
    Suite suite = SuiteReader.parse(Path.of(task.file()), task.suite());
    String title = suite.header().game();
    Loading loading = last.of(new Key(rules, title == null ? "" : title));
    SuiteRunner runner = new SuiteRunner(Rulebook.here(), List.of(), task.seconds());
    SuiteResult result = runner.run(suite, Path.of(task.rulesFile()), loading);
    List<String> lines = new ArrayList<>();
    result.problem().ifPresent(problem -> problem.lines().forEach(lines::add));
    TextReport.failures(Blame.of(result, task.seconds(), 1)).lines().forEach(lines::add);
    TextReport.summary(result).lines().forEach(lines::add);
    return new Result(lines, result.total(), result.failures(), result.errors(), result.skipped());
  }
}
