package org.rookery.jobs;

/**
 * What became of a task.
 *
 * @param task its name
 * @param text the worker's line when it was done; else why it was not, in a few words
 */
public record Outcome(String task, Fate fate, String text) {
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
  public static Outcome of(String task, Throwable problem) {
    if (problem instanceof OutOfMemoryError) {
      return new Outcome(task, Fate.MEMORY, "not enough memory");
    }
    if (problem instanceof StackOverflowError) {
      return new Outcome(task, Fate.FAILED, "too deep for the stack");
    }
    StackTraceElement[] trace = problem.getStackTrace();
    String place = trace.length == 0 ? "" : " at " + trace[0];
    String message = problem.getMessage() == null ? "" : " (" + problem.getMessage() + ")";
    return new Outcome(
        task,
        Fate.FAILED,
        "internal error: " + problem.getClass().getSimpleName() + message + place);
  }
}
