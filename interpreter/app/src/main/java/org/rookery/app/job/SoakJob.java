package org.rookery.app.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rookery.app.survey.FileSoak;
import org.rookery.app.survey.SoakSummary;
import org.rookery.app.text.SoakText;
import org.rookery.game.files.Rulebook;
import org.rookery.jobs.Job;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskOutcome;

/** Plays random games of many files, each file a task; it is read when its turn comes. */
public final class SoakJob implements Job {
  private final Rulebook rulebook;
  private final List<Path> files;
  private final SoakKind.Settings settings;

  /** The job for these files, each of which is named once. */
  public SoakJob(Rulebook rulebook, List<Path> files, SoakKind.Settings settings) {
    this.rulebook = rulebook;
    this.files = List.copyOf(files);
    this.settings = settings;
  }

  @Override
  public String title() {
    return "soak: " + settings.games() + " games of each game, seed " + settings.seed();
  }

  @Override
  public String kind() {
    return SoakKind.NAME;
  }

  @Override
  public List<String> tasks() {
    return files.stream().map(Path::toString).toList();
  }

  @Override
  public String text(int task) {
    return JsonLine.of(new SoakKind.Task(RulesOrRefusal.of(rulebook, files.get(task)), settings));
  }

  @Override
  public JobReport merge(List<TaskOutcome> outcomes) {
    List<FileSoak> soaks =
        outcomes.stream()
            .filter(TaskOutcome::done)
            .map(outcome -> JsonLine.read(outcome.text(), FileSoak.class))
            .toList();
    List<JobReport.Section> sections = new ArrayList<>();
    soaks.stream().filter(SoakJob::isWorthReporting).forEach(soak -> sections.add(section(soak)));
    SoakSummary summary = SoakSummary.of(soaks);
    sections.add(new JobReport.Section("Together", SoakText.of(summary).lines().toList()));
    return JobReport.of(
        title(),
        summary.failures() == 0 && summary.unloaded() == 0,
        List.of("file", "variants", "games", "turns", "positions walked", "failures"),
        soaks.stream().map(SoakJob::row).toList(),
        sections);
  }

  private static boolean isWorthReporting(FileSoak soak) {
    return !soak.loads() || !soak.failures().isEmpty() || !soak.notBegun().isEmpty();
  }

  private static JobReport.Section section(FileSoak soak) {
    List<String> lines = SoakText.of(soak).lines().toList();
    return new JobReport.Section(lines.get(0), lines.subList(1, lines.size()));
  }

  private static List<String> row(FileSoak soak) {
    return List.of(
        soak.file(),
        String.valueOf(soak.variants()),
        String.valueOf(soak.games()),
        String.valueOf(soak.plies()),
        String.valueOf(soak.compared()),
        String.valueOf(soak.failures().size()));
  }
}
