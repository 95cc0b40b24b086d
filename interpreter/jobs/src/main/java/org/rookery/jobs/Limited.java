package org.rookery.jobs;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Does tasks on a thread of its own, each within a limit, whatever they do.
 *
 * <p>A thread that runs past the limit is interrupted and left behind with its worker, and a new
 * one takes its place: nothing stops a computation that does not ask. Time is that of the
 * processor, so that a busy machine makes no task late; of other time there is twenty times as
 * much.
 */
public final class Limited implements AutoCloseable {
  private static final long GLANCE_MILLIS = 20;
  private static final int PATIENCE = 20;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final TaskKind kind;
  private final long limitNanos;
  private @Nullable Hand hand;

  /** One who does tasks of a kind, each within so many seconds. */
  public Limited(TaskKind kind, int seconds) {
    this.kind = kind;
    limitNanos = TimeUnit.SECONDS.toNanos(seconds);
  }

  /** A thread with its worker. */
  private static final class Hand extends Thread {
    private final TaskKind kind;
    private final LinkedTransferQueue<Runnable> work = new LinkedTransferQueue<>();
    private @Nullable Worker worker;

    Hand(TaskKind kind) {
      super("task of " + kind.name());
      this.kind = kind;
      setDaemon(true);
    }

    @Override
    public void run() {
      try {
        while (!isInterrupted()) {
          work.take().run();
        }
      } catch (InterruptedException leave) {
        // Nobody needs it any more.
      }
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
  public Outcome work(String name, Supplier<String> text) throws InterruptedException {
    Hand one = hand == null ? new Hand(kind) : hand;
    if (hand == null) {
      one.start();
      hand = one;
    }
    FutureTask<String> work = new FutureTask<>(() -> one.work(text.get()));
    long start = System.nanoTime();
    long cpuStart = cpu(one);
    one.work.add(work);
    while (true) {
      try {
        return new Outcome(name, Outcome.Fate.DONE, work.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS));
      } catch (ExecutionException thrown) {
        close(); // whatever its worker kept may be half made
        Throwable cause = thrown.getCause();
        return Outcome.of(name, cause == null ? thrown : cause);
      } catch (TimeoutException notYet) {
        if (cpu(one) - cpuStart > limitNanos || System.nanoTime() - start > PATIENCE * limitNanos) {
          close();
          return new Outcome(
              name,
              Outcome.Fate.LATE,
              "no end within " + TimeUnit.NANOSECONDS.toSeconds(limitNanos) + " s");
        }
      }
    }
  }

  private static long cpu(Thread thread) {
    return Math.max(0, THREADS.getThreadCpuTime(thread.getId()));
  }

  @Override
  public void close() {
    if (hand != null) {
      hand.interrupt();
      hand = null;
    }
  }
}
