package org.rookery.app.survey;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A job with so much time for it, that may fail in any way, or never end.
 *
 * <p>The job runs on a thread of its own. When its time is over the thread is interrupted and left
 * behind: nothing stops a computation that does not ask. Time is that of the processor, so that a
 * busy machine does not make a job fail; of other time it has twenty times as much.
 */
final class TimedRun {
  private static final long GLANCE_MILLIS = 20;
  private static final int PATIENCE = 20;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Thread thread;
  private volatile long processorDeadline;
  private volatile long deadline;
  private volatile String activity = "";
  private volatile @Nullable Throwable problem;

  private TimedRun(Consumer<TimedRun> job) {
    thread = new Thread(() -> run(job), "watched");
    thread.setDaemon(true);
  }

  /** The job goes on to something else, for which it has this time. */
  void begin(String what, Duration time) {
    activity = what;
    processorDeadline = Math.max(0, THREADS.getThreadCpuTime(thread.getId())) + time.toNanos();
    deadline = System.nanoTime() + PATIENCE * time.toNanos();
  }

  private boolean isLate() {
    return THREADS.getThreadCpuTime(thread.getId()) > processorDeadline
        || System.nanoTime() > deadline;
  }

  /**
   * Runs a job to its end, or until the time of what it does is over.
   *
   * @return what went wrong, in a few words; empty when nothing did
   */
  static Optional<String> over(Consumer<TimedRun> job, Duration time) {
    TimedRun run = new TimedRun(job);
    run.begin("", time);
    run.thread.start();
    try {
      while (run.thread.isAlive()) {
        run.thread.join(GLANCE_MILLIS);
        if (run.thread.isAlive() && run.isLate()) {
          run.thread.interrupt();
          return Optional.of(("no end in time " + run.activity).strip());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("interrupted");
    }
    return Optional.ofNullable(run.problem).map(p -> (words(p) + " " + run.activity).strip());
  }

  private void run(Consumer<TimedRun> job) {
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
