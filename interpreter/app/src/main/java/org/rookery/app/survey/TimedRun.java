package org.rookery.app.survey;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.threads.LimitedThread;
import org.rookery.threads.ThrowableText;

/** A job with so much time for each thing it does, that may fail in any way, or never end. */
final class TimedRun {
  private final LimitedThread thread;
  private volatile String activity = "";

  private TimedRun(LimitedThread thread) {
    this.thread = thread;
  }

  /** The job goes on to something else, for which it has this time. */
  void begin(String what, Duration time) {
    activity = what;
    thread.begin(time);
  }

  /**
   * Runs a job to its end, or until the time of what it does is over.
   *
   * @return what went wrong, in a few words; empty when nothing did
   */
  static Optional<String> over(Consumer<TimedRun> job, Duration time) {
    try (LimitedThread thread = new LimitedThread("watched")) {
      TimedRun run = new TimedRun(thread);
      try {
        boolean ended =
            thread
                .within(
                    time,
                    () -> {
                      job.accept(run);
                      return true;
                    })
                .isPresent();
        return ended ? Optional.empty() : Optional.of(("no end in time " + run.activity).strip());
      } catch (ExecutionException thrown) {
        Throwable cause = thrown.getCause();
        String words =
            cause instanceof TooManyMoves
                ? String.valueOf(cause.getMessage())
                : ThrowableText.words(cause == null ? thrown : cause);
        return Optional.of((words + " " + run.activity).strip());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("interrupted");
    }
  }
}
