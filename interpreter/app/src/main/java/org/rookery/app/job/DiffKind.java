package org.rookery.app.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.app.text.DiffText;
import org.rookery.game.Loading;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;
import org.rookery.mutation.revision.RevisionDiff;
import org.rookery.mutation.revision.Revisions;

/** Compares two revisions of a game. */
public final class DiffKind implements TaskKind {
  static final String NAME = "diff";

  /**
   * A task.
   *
   * @param title which game of the two files; null for the one they mean
   * @param most how many kinds of difference are told
   * @param effort how long is looked for what games played by chance do not show
   */
  record Task(
      RulesOrRefusal before,
      RulesOrRefusal after,
      @Nullable String title,
      long seed,
      int most,
      int effort) {
    private Optional<Loading> load(RulesOrRefusal side) {
      return side.read().map(rules -> new Subject(side.file(), rules, title).load());
    }
  }

  /** What a task comes to: whether nothing was found, and what there is to tell. */
  record Result(boolean same, List<String> lines) {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Worker worker() {
    return text -> JsonLine.of(compared(JsonLine.read(text, Task.class)));
  }

  private static Result compared(Task task) {
    Optional<Loading> before = task.load(task.before());
    Optional<Loading> after = task.load(task.after());
    List<String> lines = new ArrayList<>();
    problem(task.before(), before).ifPresent(lines::add);
    problem(task.after(), after).ifPresent(lines::add);
    if (!lines.isEmpty()) {
      return new Result(false, lines);
    }
    RevisionDiff diff =
        Revisions.compare(
            before.orElseThrow().orThrow(),
            after.orElseThrow().orThrow(),
            task.seed(),
            task.most(),
            task.effort());
    return new Result(diff.same(), DiffText.of(diff, task.seed()));
  }

  private static Optional<String> problem(RulesOrRefusal side, Optional<Loading> loading) {
    if (loading.isEmpty()) {
      return Optional.of(side.refusal());
    }
    return loading.get().game().isPresent()
        ? Optional.empty()
        : Optional.of("`" + side.file() + "` has errors: " + loading.get().problems().strip());
  }
}
