package org.rookery.app.job;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.app.survey.FileSoak;
import org.rookery.app.survey.SoakPlan;
import org.rookery.app.survey.Soaker;
import org.rookery.game.LoadingAll;
import org.rookery.game.RulesParcel;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;
import org.rookery.language.diagnostic.Diagnostics;

/** Plays random games of the games of one file, every check on. */
public final class SoakKind implements TaskKind {
  static final String NAME = "soak";

  /**
   * A task.
   *
   * @param file what the user calls it
   * @param rules null when the file cannot be read
   * @param refusal why it cannot; empty when it can
   */
  record Task(String file, @Nullable RulesParcel rules, String refusal, Settings settings) {}

  /**
   * How games are played; see {@link SoakPlan}.
   *
   * @param title null for every game of a file
   */
  public record Settings(
      @Nullable String title, int games, long seed, int plies, long nodes, int seconds) {
    /** The same for one who plays. */
    public SoakPlan plan() {
      return new SoakPlan(
          Optional.ofNullable(title), games, seed, plies, nodes, Duration.ofSeconds(seconds));
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Worker worker() {
    return text -> {
      Task task = JsonLine.read(text, Task.class);
      return JsonLine.of(soak(task).untimed());
    };
  }

  private static FileSoak soak(Task task) {
    RulesParcel rules = task.rules();
    Soaker.Loader loader =
        rules == null
            ? each ->
                new LoadingAll(
                    task.file(), List.of(), new Diagnostics(), Optional.of(task.refusal()))
            : each -> rules.rules().loadEach(each);
    return new Soaker(task.settings().plan()).soak(task.file(), loader);
  }
}
