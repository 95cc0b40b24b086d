package org.rookery.app.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskOutcome;
import org.rookery.player.match.MatchEnds;
import org.rookery.player.match.MatchGame;
import org.rookery.player.match.Standing;

/** Two players against each other at several games. */
public final class MatchJob extends GamesJob {
  private static final int MAX_GAMES_PER_TASK = 4;

  private final MatchKind.Settings settings;

  /** The job for these games. */
  public MatchJob(List<Subject> subjects, MatchKind.Settings settings) {
    super(subjects, "games", subject -> settings.games(), MAX_GAMES_PER_TASK);
    this.settings = settings;
  }

  @Override
  public String title() {
    return settings.a() + " against " + settings.b() + ", seed " + settings.seed();
  }

  @Override
  public String kind() {
    return MatchKind.NAME;
  }

  @Override
  String text(Subject subject, Chunk chunk) {
    return JsonLine.of(new MatchKind.Task(subject, settings, chunk.from(), chunk.to()));
  }

  @Override
  public JobReport merge(List<TaskOutcome> outcomes) {
    List<List<String>> rows = new ArrayList<>();
    List<MatchGame> all = new ArrayList<>();
    for (int i = 0; i < subjects().size(); i++) {
      List<MatchGame> games = new ArrayList<>();
      for (String line : of(i, outcomes)) {
        games.addAll(JsonLine.read(line, MatchKind.Result.class).games());
      }
      all.addAll(games);
      rows.add(row(subjects().get(i).name(), Standing.of(games)));
    }
    return JobReport.of(
        title(),
        true,
        List.of("game", "games", "won", "drawn", "lost", "scores %", "from", "to"),
        rows,
        List.of(
            new JobReport.Section(
                "Together", List.of(Standing.of(all).text(), MatchEnds.line(all)))));
  }

  private static List<String> row(String name, Standing standing) {
    return List.of(
        name,
        String.valueOf(standing.games()),
        String.valueOf(standing.wins()),
        String.valueOf(standing.draws()),
        String.valueOf(standing.losses()),
        percent(standing.share()),
        percent(standing.interval().low()),
        percent(standing.interval().high()));
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
