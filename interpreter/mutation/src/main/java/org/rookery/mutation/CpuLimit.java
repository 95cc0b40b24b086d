package org.rookery.mutation;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs what may never end, for so much processor time.
 *
 * <p>The job runs on a thread of its own, which is interrupted and left behind when its time is
 * over: nothing stops a computation that does not ask.
 */
final class CpuLimit {
  private static final long GLANCE_MILLIS = 20;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuLimit() {}

  /**
   * What the job comes to; empty when it takes longer.
   *
   * @throws RuntimeException or an error that the job ended with
   */
  static <T> Optional<T> within(int seconds, Supplier<T> job) throws InterruptedException {
    AtomicReference<@Nullable T> result = new AtomicReference<>();
    AtomicReference<@Nullable Throwable> problem = new AtomicReference<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                result.set(job.get());
              } catch (RuntimeException | Error e) {
                problem.set(e);
              }
            },
            "mutant");
    thread.setDaemon(true);
    thread.start();
    while (thread.isAlive()) {
      thread.join(GLANCE_MILLIS);
      if (thread.isAlive() && THREADS.getThreadCpuTime(thread.getId()) > seconds * 1_000_000_000L) {
        thread.interrupt();
        return Optional.empty();
      }
    }
    if (problem.get() instanceof RuntimeException e) {
      throw e;
    } else if (problem.get() instanceof Error e) {
      throw e;
    }
    return Optional.ofNullable(result.get());
  }
}
