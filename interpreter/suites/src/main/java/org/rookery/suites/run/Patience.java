package org.rookery.suites.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * How long a case may take, and by which clock.
 *
 * @param seconds how long
 * @param clock nanoseconds since any moment; asked only where the clock on the wall says that the
 *     time may be up
 */
public record Patience(int seconds, LongSupplier clock) {
  /**
   * So many seconds of processor time of the thread that tries the case: a busy machine fails none.
   */
  public static Patience ofProcessorTime(int seconds) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return new Patience(
        seconds,
        threads.isCurrentThreadCpuTimeSupported()
            ? threads::getCurrentThreadCpuTime
            : System::nanoTime);
  }

  /** So many seconds, where nothing tells the time of a thread. */
  public static Patience ofTime(int seconds) {
    return new Patience(seconds, System::nanoTime);
  }
}
