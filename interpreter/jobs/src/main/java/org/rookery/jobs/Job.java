package org.rookery.jobs;

import java.util.List;

/**
 * Work that falls into tasks, each of which can be done by itself, in any order, on any machine.
 */
public interface Job {
  /** What it is, for people: a line that heads the report. */
  String title();

  /** The name of the {@link TaskKind} that does its tasks. */
  String kind();

  /** The names of the tasks, no two alike, in the order of the report. */
  List<String> tasks();

  /**
   * All that one needs who does a task, on one line: rules as text, settings and seeds, never an
   * object of this program. It is the same whenever it is asked for, by whatever thread.
   */
  String text(int task);

  /**
   * What the tasks came to, as a whole.
   *
   * @param outcomes one for each task, in their order
   */
  JobReport merge(List<TaskOutcome> outcomes);
}
