package org.rookery.app.job;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.rookery.jobs.Job;
import org.rookery.jobs.TaskOutcome;

/** A job over several games, of each of which some things in a row are a task. */
abstract class GamesJob implements Job {
  private final List<Subject> subjects;
  private final List<Chunk> chunks = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  /**
   * The job.
   *
   * @param things what they are called, of which a task has some
   * @param count how many a game has
   * @param most how many a task has at most
   */
  GamesJob(List<Subject> subjects, String things, ToIntFunction<Subject> count, int most) {
    this.subjects = List.copyOf(subjects);
    for (int i = 0; i < subjects.size(); i++) {
      Subject subject = subjects.get(i);
      for (Chunk chunk : Chunk.of(i, count.applyAsInt(subject), most)) {
        chunks.add(chunk);
        names.add(chunk.name(subject.name(), things));
      }
    }
  }

  @Override
  public final List<String> tasks() {
    return names;
  }

  @Override
  public final String text(int task) {
    Chunk chunk = chunks.get(task);
    return text(subjects.get(chunk.subject()), chunk);
  }

  /** The text of the task for some things of one game. */
  abstract String text(Subject subject, Chunk chunk);

  final List<Subject> subjects() {
    return subjects;
  }

  /** Those of the outcomes that are of one game and came to something, in their order. */
  final List<String> of(int subject, List<TaskOutcome> outcomes) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < outcomes.size(); i++) {
      if (chunks.get(i).subject() == subject && outcomes.get(i).done()) {
        lines.add(outcomes.get(i).text());
      }
    }
    return lines;
  }
}
