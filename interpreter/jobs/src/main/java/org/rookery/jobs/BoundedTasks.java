package org.rookery.jobs;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.threads.LimitedThread;

/**
 * Does tasks on a thread of its own, each within a limit, whatever they do.
 *
 * <p>A thread that runs past the limit is left behind with its worker, and a new one takes its
 * place.
 */
public final class BoundedTasks implements AutoCloseable {
  private final TaskKind kind;
  private final Duration limit;
  private @Nullable Hand hand;

  /** One who does tasks of a kind, each within so many seconds of processor time. */
  public BoundedTasks(TaskKind kind, int seconds) {
    this.kind = kind;
    limit = Duration.ofSeconds(seconds);
  }

  /** A thread with its worker. */
  private static final class Hand {
    private final TaskKind kind;
    private final LimitedThread thread;
    private @Nullable Worker worker;

    Hand(TaskKind kind) {
      this.kind = kind;
      thread = new LimitedThread("task of " + kind.name());
    }

    /** On the thread itself. */
    String work(String text) throws Exception {
      if (worker == null) {
        worker = kind.worker();
      }
      return worker.work(text);
    }
  }

  /**
   * Does a task.
   *
   * @param text makes its text, within the limit
   */
  public TaskOutcome work(String name, Supplier<String> text) throws InterruptedException {
    Hand one = hand == null ? new Hand(kind) : hand;
    hand = one;
    try {
      return one.thread
          .within(limit, () -> one.work(text.get()))
          .map(line -> new TaskOutcome(name, TaskOutcome.Fate.DONE, line))
          .orElseGet(() -> late(name));
    } catch (ExecutionException thrown) {
      close(); // whatever its worker kept may be half made
      Throwable cause = thrown.getCause();
      return TaskOutcome.of(name, cause == null ? thrown : cause);
    }
  }

  private TaskOutcome late(String name) {
    close();
    return new TaskOutcome(
        name, TaskOutcome.Fate.LATE, "no end within " + limit.toSeconds() + " s");
  }

  @Override
  public void close() {
    if (hand != null) {
      hand.thread.close();
      hand = null;
    }
  }
}
