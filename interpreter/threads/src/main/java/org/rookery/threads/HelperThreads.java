package org.rookery.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Helpers at work beside a thread whose result is what counts. */
public final class HelperThreads {
  private HelperThreads() {}

  /**
   * Does the work on this thread, with so many helpers on threads of their own, and returns when
   * all have come to their end.
   *
   * @param helper is given numbers from 1 up, each on a thread of its own; it has to end soon after
   *     the work has, which must tell it so whatever happens
   * @return what the work returned; what it throws, or else what a helper throws, comes out as it
   *     is
   */
  public static <R> R work(int helpers, IntConsumer helper, Supplier<R> work) {
    if (helpers == 0) {
      return work.get();
    }
    ExecutorService pool =
        Executors.newFixedThreadPool(
            helpers,
            task -> {
              Thread thread = new Thread(task, "helper");
              thread.setDaemon(true);
              return thread;
            });
    List<Future<?>> begun = new ArrayList<>();
    R result;
    try {
      for (int number = 1; number <= helpers; number++) {
        int own = number;
        begun.add(pool.submit(() -> helper.accept(own)));
      }
      result = work.get();
    } finally {
      pool.shutdown();
    }
    begun.forEach(HelperThreads::end);
    return result;
  }

  /** Waits for a helper; who interrupts us has to wait, too, since what helpers use is ours. */
  private static void end(Future<?> helper) {
    boolean interrupted = false;
    while (true) {
      try {
        helper.get();
        break;
      } catch (InterruptedException later) {
        interrupted = true;
      } catch (ExecutionException failed) {
        if (failed.getCause() instanceof Error error) {
          throw error;
        }
        throw failed.getCause() instanceof RuntimeException problem
            ? problem
            : new IllegalStateException(failed.getCause());
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
