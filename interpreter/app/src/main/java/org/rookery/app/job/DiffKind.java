package org.rookery.app.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
   * @param most how many kinds of difference are told
   */
  record Task(Subject before, Subject after, long seed, int most) {}

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
    Loading before = task.before().load();
    Loading after = task.after().load();
    if (before.game().isEmpty() || after.game().isEmpty()) {
      List<String> lines = new ArrayList<>();
      problem(task.before(), before).ifPresent(lines::add);
      problem(task.after(), after).ifPresent(lines::add);
      return new Result(false, lines);
    }
    RevisionDiff diff =
        Revisions.compare(before.orThrow(), after.orThrow(), task.seed(), task.most());
    return new Result(diff.same(), DiffText.of(diff, task.seed()));
  }

  private static Optional<String> problem(Subject subject, Loading loading) {
    return loading.game().isPresent()
        ? Optional.empty()
        : Optional.of("`" + subject.name() + "` has errors: " + loading.problems().strip());
  }
}
