package org.rookery.threads;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A thread for what may never end: whatever is done on it has so much time.
 *
 * <p>When the time is over the thread is interrupted and left behind: nothing stops a computation
 * that does not ask. Time is that of the processor, so that a busy machine makes nothing late; of
 * other time there is twenty times as much.
 */
public final class LimitedThread implements AutoCloseable {
  private static final long GLANCE_MILLIS = 20;
  private static final int PATIENCE = 20;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile long processorDeadline;
  private volatile long deadline;

  /** A thread of that name, which waits for what it is to do. */
  public LimitedThread(String name) {
    BlockingQueue<Runnable> own = work;
    thread = new Thread(() -> drain(own), name);
    thread.setDaemon(true);
    thread.start();
  }

  private static void drain(BlockingQueue<Runnable> work) {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        work.take().run();
      }
    } catch (InterruptedException leave) {
      // It is not needed any more.
    }
  }

  /**
   * Does something, and waits for it.
   *
   * @param time how much of the processor's there is
   * @return what came of it; empty when the time was over, and then nothing more is done here
   * @throws ExecutionException with what was thrown
   */
  public <T> Optional<T> within(Duration time, Callable<T> job)
      throws ExecutionException, InterruptedException {
    FutureTask<T> task = new FutureTask<>(job);
    begin(time);
    work.add(task);
    while (true) {
      try {
        return Optional.of(task.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS));
      } catch (TimeoutException notYet) {
        if (isLate()) {
          close();
          return Optional.empty();
        }
      }
    }
  }

  /** What is being done goes on to something else, for which it has this time. */
  public void begin(Duration time) {
    processorDeadline = Math.max(0, THREADS.getThreadCpuTime(thread.getId())) + time.toNanos();
    deadline = System.nanoTime() + PATIENCE * time.toNanos();
  }

  private boolean isLate() {
    return THREADS.getThreadCpuTime(thread.getId()) > processorDeadline
        || System.nanoTime() - deadline > 0;
  }

  @Override
  public void close() {
    thread.interrupt();
    // Work that ignored the interrupt and still ended is interrupted once more.
    work.add(() -> Thread.currentThread().interrupt());
  }
}
