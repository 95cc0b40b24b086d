package org.rookery.jobs;

import org.rookery.threads.ThrowableText;

/**
 * What became of a task.
 *
 * @param task its name
 * @param text the worker's line when it was done; else why it was not, in a few words
 */
public record TaskOutcome(String task, Fate fate, String text) {
  /** How a task can end. */
  public enum Fate {
    /** It came to its end. */
    DONE,
    /** It threw something. */
    FAILED,
    /** It ran past its limit, and was left. */
    LATE,
    /** It asked for more memory than there is. */
    MEMORY
  }

  /** Whether the task came to its end. */
  public boolean done() {
    return fate == Fate.DONE;
  }

  /** The outcome of a task that ended like this instead of with a result. */
  public static TaskOutcome of(String task, Throwable problem) {
    Fate fate = problem instanceof OutOfMemoryError ? Fate.MEMORY : Fate.FAILED;
    return new TaskOutcome(task, fate, ThrowableText.words(problem));
  }
}
