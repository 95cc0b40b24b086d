package org.rookery.app.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.game.files.Rulebook;
import org.rookery.jobs.Job;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskOutcome;

/** Tells what players would see that has changed between two revisions of many games. */
public final class DiffJob implements Job {
  private final Rulebook rulebook;
  private final List<Pair> pairs;
  private final Settings settings;

  /** Two revisions of one game. */
  public record Pair(String name, Path before, Path after) {}

  /**
   * How they are compared.
   *
   * @param title which game of the files; null for the one they mean
   * @param most how many kinds of difference are told of a game
   * @param effort how long is looked for what games played by chance do not show, in thousands of
   *     turns
   */
  public record Settings(@Nullable String title, long seed, int most, int effort) {}

  /** The job for these pairs, no two of one name. */
  public DiffJob(Rulebook rulebook, List<Pair> pairs, Settings settings) {
    this.rulebook = rulebook;
    this.pairs = List.copyOf(pairs);
    this.settings = settings;
  }

  @Override
  public String title() {
    return "diff: seed " + settings.seed();
  }

  @Override
  public String kind() {
    return DiffKind.NAME;
  }

  @Override
  public List<String> tasks() {
    return pairs.stream().map(Pair::name).toList();
  }

  @Override
  public String text(int task) {
    Pair pair = pairs.get(task);
    return JsonLine.of(
        new DiffKind.Task(
            RulesOrRefusal.of(rulebook, pair.before()),
            RulesOrRefusal.of(rulebook, pair.after()),
            settings.title(),
            settings.seed(),
            settings.most(),
            settings.effort()));
  }

  @Override
  public JobReport merge(List<TaskOutcome> outcomes) {
    List<List<String>> rows = new ArrayList<>();
    List<JobReport.Section> sections = new ArrayList<>();
    for (TaskOutcome outcome : outcomes) {
      if (outcome.done()) {
        DiffKind.Result result = JsonLine.read(outcome.text(), DiffKind.Result.class);
        rows.add(List.of(outcome.task(), result.same() ? "nothing found" : "differs"));
        if (!result.same()) {
          sections.add(new JobReport.Section(outcome.task(), result.lines()));
        }
      }
    }
    return JobReport.of(title(), sections.isEmpty(), List.of("game", "is"), rows, sections);
  }
}
