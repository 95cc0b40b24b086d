package org.rookery.app.job;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.app.survey.FileSoak;
import org.rookery.app.survey.SoakPlan;
import org.rookery.app.survey.Soaker;
import org.rookery.game.LoadingAll;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;
import org.rookery.language.diagnostic.Diagnostics;

/** Plays random games of the games of one file, every check on. */
public final class SoakKind implements TaskKind {
  static final String NAME = "soak";

  /** A task. */
  record Task(RulesOrRefusal rules, Settings settings) {}

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
    RulesOrRefusal rules = task.rules();
    Soaker.Loader loader =
        each ->
            rules
                .read()
                .map(parcel -> parcel.rules().loadEach(each))
                .orElseGet(() -> unread(rules));
    return new Soaker(task.settings().plan()).soak(rules.file(), loader);
  }

  private static LoadingAll unread(RulesOrRefusal rules) {
    return new LoadingAll(rules.file(), List.of(), new Diagnostics(), Optional.of(rules.refusal()));
  }
}
