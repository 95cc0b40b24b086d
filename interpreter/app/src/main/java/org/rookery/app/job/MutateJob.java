package org.rookery.app.job;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.rookery.app.text.MutationText;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskOutcome;
import org.rookery.mutation.Campaign;
import org.rookery.mutation.Fate;
import org.rookery.mutation.Mutation;
import org.rookery.mutation.Plan;
import org.rookery.mutation.Verdict;
import org.rookery.suites.format.Suite;

/** Would the suites of some games notice mistakes in their rules? */
public final class MutateJob extends GamesJob {
  private static final int MAX_MUTANTS_PER_TASK = 5;

  private final Map<Subject, Target> targets;
  private final MutateKind.Settings settings;

  /**
   * A game to be mutated.
   *
   * @param changes how many changes of its rules there are
   * @param mutants how many of them are tried
   */
  private record Target(String title, int changes, int mutants, List<Suite> suites) {}

  private MutateJob(Map<Subject, Target> targets, MutateKind.Settings settings) {
    super(
        List.copyOf(targets.keySet()),
        "mutants",
        subject -> targets.containsKey(subject) ? targets.get(subject).mutants() : 0,
        MAX_MUTANTS_PER_TASK);
    this.targets = targets;
    this.settings = settings;
  }

  /** The job for these games, each with the suites that should notice. */
  public static MutateJob of(Map<Subject, List<Suite>> suites, MutateKind.Settings settings) {
    Map<Subject, Target> targets = new LinkedHashMap<>();
    suites.forEach(
        (subject, its) -> {
          Campaign campaign = trials(subject, its, settings).campaign();
          String title = campaign.mutation(List.of()).game();
          targets.put(subject, new Target(title, campaign.changes(), campaign.size(), its));
        });
    return new MutateJob(targets, settings);
  }

  private static MutateKind.Trials trials(
      Subject subject, List<Suite> suites, MutateKind.Settings settings) {
    List<MutateKind.Sent> sent =
        suites.stream()
            .map(suite -> new MutateKind.Sent(suite.file().toString(), suite.text()))
            .toList();
    return new MutateKind.Trials(subject, sent, settings);
  }

  @Override
  public String title() {
    return "mutate: seed " + settings.seed();
  }

  @Override
  public String kind() {
    return MutateKind.NAME;
  }

  @Override
  String text(Subject subject, Chunk chunk) {
    List<Suite> suites = target(subject).suites();
    return JsonLine.of(
        new MutateKind.Task(trials(subject, suites, settings), chunk.from(), chunk.to()));
  }

  private Target target(Subject subject) {
    Target target = targets.get(subject);
    if (target == null) {
      throw new IllegalArgumentException("not of this job: " + subject.name());
    }
    return target;
  }

  @Override
  public JobReport merge(List<TaskOutcome> outcomes) {
    List<List<String>> rows = new ArrayList<>();
    List<JobReport.Section> sections = new ArrayList<>();
    boolean holds = true;
    for (int i = 0; i < subjects().size(); i++) {
      Subject subject = subjects().get(i);
      List<Verdict> verdicts = new ArrayList<>();
      TreeSet<String> faults = new TreeSet<>();
      for (String line : of(i, outcomes)) {
        MutateKind.Result result = JsonLine.read(line, MutateKind.Result.class);
        verdicts.addAll(result.verdicts());
        faults.add(result.fault());
      }
      faults.remove("");
      holds &= faults.isEmpty();
      Target target = target(subject);
      Plan plan = new Plan(settings.count(), settings.seed(), 1, settings.seconds());
      Mutation mutation = new Mutation(target.title(), target.changes(), plan, verdicts);
      sections.add(
          new JobReport.Section(
              subject.name(),
              faults.isEmpty()
                  ? MutationText.of(mutation).lines().toList()
                  : List.of("The suite does not hold on the game as it is: " + faults.first())));
      rows.add(row(subject.name(), mutation));
    }
    return JobReport.of(
        title(),
        holds,
        List.of("game", "mutants", "killed", "survive", "alike", "late", "refused", "noticed %"),
        rows,
        sections);
  }

  private static List<String> row(String name, Mutation mutation) {
    List<String> row = new ArrayList<>(List.of(name));
    row.add(String.valueOf(mutation.verdicts().size()));
    for (Fate fate : List.of(Fate.KILLED, Fate.ALIVE, Fate.ALIKE, Fate.LATE, Fate.REFUSED)) {
      row.add(String.valueOf(mutation.count(fate)));
    }
    row.add(String.format(Locale.ROOT, "%.1f", mutation.score()));
    return row;
  }
}
