package org.rookery.app.survey;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Watches over a job that may fail in any way, or never end.
 *
 * <p>The job runs on a thread of its own, which is left behind when its time is over: nothing else
 * stops a computation that does not ask.
 */
final class Watch {
  private static final long GLANCE_MILLIS = 20;

  private volatile long deadline;
  private volatile String activity = "";
  private volatile @Nullable Throwable problem;

  /** The job goes on to something else, for which it has this time. */
  void begin(String what, Duration time) {
    activity = what;
    deadline = System.nanoTime() + time.toNanos();
  }

  /**
   * Runs a job to its end, or until the time of what it does is over.
   *
   * @return what went wrong, in a few words; empty when nothing did
   */
  static Optional<String> over(Consumer<Watch> job, Duration time) {
    Watch watch = new Watch();
    watch.begin("", time);
    Thread thread = new Thread(() -> watch.run(job), "watched");
    thread.setDaemon(true);
    thread.start();
    try {
      while (thread.isAlive()) {
        thread.join(GLANCE_MILLIS);
        if (thread.isAlive() && System.nanoTime() > watch.deadline) {
          return Optional.of(("no end in time " + watch.activity).strip());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("interrupted");
    }
    return Optional.ofNullable(watch.problem).map(p -> (words(p) + " " + watch.activity).strip());
  }

  private void run(Consumer<Watch> job) {
    try {
      job.accept(this);
    } catch (RuntimeException | Error e) {
      problem = e;
    }
  }

  private static String words(Throwable problem) {
    if (problem instanceof OutOfMemoryError) {
      return "not enough memory";
    }
    if (problem instanceof StackOverflowError) {
      return "too deep for the stack";
    }
    StackTraceElement[] trace = problem.getStackTrace();
    String place = trace.length == 0 ? "" : " at " + trace[0];
    String message = problem.getMessage() == null ? "" : " (" + problem.getMessage() + ")";
    return "internal error: " + problem.getClass().getSimpleName() + message + place;
  }
}
