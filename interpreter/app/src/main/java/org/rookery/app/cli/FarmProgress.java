package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import org.rookery.app.text.Counted;
import org.rookery.jobs.Farm;
import org.rookery.jobs.TaskOutcome;

/** Tells every now and then how far a job has come, and how long the rest will take. */
final class FarmProgress implements Farm.Watcher {
  private static final long EVERY_NANOS = 5_000_000_000L;

  private final String name;
  private final int tasks;
  private final PrintWriter err;
  private final long start = System.nanoTime();
  private long lastReport = start;
  private int undone;

  FarmProgress(String name, int tasks, PrintWriter err) {
    this.name = name;
    this.tasks = tasks;
    this.err = err;
  }

  /** Tells what there is to do. */
  void begin(int known, Path folder) {
    printLine(
        Counted.of(tasks, "task")
            + (known == 0 ? "" : ", " + known + " of them done before")
            + "; what is finished is kept in "
            + folder);
  }

  @Override
  public void progress(int done, int all, TaskOutcome last) {
    if (!last.done()) {
      undone++;
      printLine("not done: " + last.task() + ": " + last.text());
    }
    long now = System.nanoTime();
    if (now - lastReport > EVERY_NANOS && done < all) {
      lastReport = now;
      Duration left = Duration.ofNanos((long) ((double) (now - start) / done * (all - done)));
      printLine(
          (tasks - all + done)
              + " of "
              + tasks
              + (undone == 0 ? "" : ", " + undone + " not done")
              + ", about "
              + words(left)
              + " to go");
    }
  }

  private static String words(Duration time) {
    return time.toMinutes() < 2
        ? Counted.of(time.toSeconds(), "second")
        : time.toHours() < 2
            ? Counted.of(time.toMinutes(), "minute")
            : Counted.of(time.toHours(), "hour");
  }

  private void printLine(String what) {
    err.println(name + ": " + what);
    err.flush();
  }
}
