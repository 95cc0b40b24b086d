package org.rookery.app.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rookery.game.RulesParcel;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.jobs.Job;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskOutcome;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.run.SuiteRunner;

/** Tries suites, each a task; suite and rules are read when its turn comes. */
public final class TestJob implements Job {
  private final Rulebook rulebook;
  private final SuiteRunner runner;
  private final List<Path> files;

  /**
   * The job for these files, each of which is named once.
   *
   * @param roots folders that rules may lie in, beside those of the suite and the rulebook
   * @param seconds of processor time that a case may take
   */
  public TestJob(Rulebook rulebook, List<Path> roots, List<Path> files, int seconds) {
    this.rulebook = rulebook;
    this.files = List.copyOf(files);
    runner = new SuiteRunner(rulebook, roots, seconds);
  }

  @Override
  public String title() {
    return "test: " + files.size() + " suites";
  }

  @Override
  public String kind() {
    return TestKind.NAME;
  }

  @Override
  public List<String> tasks() {
    return files.stream().map(Path::toString).toList();
  }

  @Override
  public String text(int task) {
    return JsonLine.of(task(files.get(task)));
  }

  private TestKind.Task task(Path file) {
    try {
      Suite suite = SuiteReader.read(file);
      Path rules = runner.rulesFile(suite);
      return new TestKind.Task(
          file.toString(),
          suite.text(),
          "",
          rules.toString(),
          RulesParcel.of(rulebook.open(rules)),
          runner.patience());
    } catch (BadSuite | NoSuchGame e) {
      String problem = String.valueOf(e.getMessage());
      return new TestKind.Task(file.toString(), "", problem, "", null, runner.patience());
    }
  }

  @Override
  public JobReport merge(List<TaskOutcome> outcomes) {
    List<List<String>> rows = new ArrayList<>();
    List<JobReport.Section> sections = new ArrayList<>();
    int[] sums = new int[4];
    for (TaskOutcome outcome : outcomes) {
      if (outcome.done()) {
        TestKind.Result result = JsonLine.read(outcome.text(), TestKind.Result.class);
        int[] figures = {result.cases(), result.failures(), result.errors(), result.skipped()};
        rows.add(row(outcome.task(), figures));
        for (int i = 0; i < sums.length; i++) {
          sums[i] += figures[i];
        }
        if (result.failures() + result.errors() > 0) {
          sections.add(new JobReport.Section(outcome.task(), result.lines()));
        }
      }
    }
    rows.add(row("together", sums));
    return JobReport.of(
        title(),
        sums[1] + sums[2] == 0,
        List.of("suite", "cases", "failed", "not tried", "skipped"),
        rows,
        sections);
  }

  private static List<String> row(String name, int[] figures) {
    List<String> row = new ArrayList<>(List.of(name));
    for (int figure : figures) {
      row.add(String.valueOf(figure));
    }
    return row;
  }
}
