package org.rookery.app.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rookery.game.Game;
import org.rookery.jobs.JobReport;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskOutcome;
import org.rookery.player.balance.GameNotes;
import org.rookery.player.balance.ReportText;
import org.rookery.player.balance.SelfPlay;
import org.rookery.player.match.Standing;

/** How fair games are, and what in them is never used. */
public final class BalanceJob extends GamesJob {
  private static final int MAX_GAMES_PER_TASK = 4;

  private final BalanceKind.Settings settings;

  /** The job for these games. */
  public BalanceJob(List<Subject> subjects, BalanceKind.Settings settings) {
    super(subjects, "games", subject -> settings.games(), MAX_GAMES_PER_TASK);
    this.settings = settings;
  }

  @Override
  public String title() {
    return "balance: "
        + settings.games()
        + " games, "
        + settings.nodes()
        + " moves tried for each, seed "
        + settings.seed();
  }

  @Override
  public String kind() {
    return BalanceKind.NAME;
  }

  @Override
  String text(Subject subject, Chunk chunk) {
    return JsonLine.of(new BalanceKind.Task(subject, settings, chunk.from(), chunk.to()));
  }

  @Override
  public JobReport merge(List<TaskOutcome> outcomes) {
    List<List<String>> rows = new ArrayList<>();
    List<JobReport.Section> sections = new ArrayList<>();
    for (int i = 0; i < subjects().size(); i++) {
      List<GameNotes> notes = new ArrayList<>();
      for (String line : of(i, outcomes)) {
        notes.addAll(JsonLine.read(line, BalanceKind.Result.class).notes());
      }
      if (!notes.isEmpty()) {
        Subject subject = subjects().get(i);
        Game game = subject.game();
        var report = new org.rookery.player.balance.BalanceReport(game, notes);
        rows.add(row(subject.name(), notes, report.first()));
        sections.add(
            new JobReport.Section(
                subject.name() + ": " + game.title() + ", rules " + game.rulesHash(),
                ReportText.lines(
                    report.findings(
                        new SelfPlay(game, settings.nodes(), settings.longest(), settings.seed()),
                        settings.nodes(),
                        settings.seed(),
                        ""))));
      }
    }
    return JobReport.of(
        title(),
        true,
        List.of("game", "games", "first scores %", "from", "to", "drawn", "turns", "broken off"),
        rows,
        sections);
  }

  private static List<String> row(String name, List<GameNotes> notes, Standing first) {
    return List.of(
        name,
        String.valueOf(notes.size()),
        number(100 * first.share()),
        number(100 * first.interval().low()),
        number(100 * first.interval().high()),
        String.valueOf(first.draws()),
        number(notes.stream().mapToInt(GameNotes::turns).average().orElse(0)),
        String.valueOf(notes.stream().filter(GameNotes::unfinished).count()));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
