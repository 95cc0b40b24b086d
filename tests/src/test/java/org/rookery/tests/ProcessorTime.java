package org.rookery.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.function.ThrowingSupplier;

/** What something costs the processor: other work on the machine does not make it more. */
public final class ProcessorTime {
  /** What any input up to its stated size may cost. */
  private static final Duration SECONDS = Duration.ofSeconds(5);

  /** When to give up on the clock, far later than anything may take. */
  private static final Duration FOR_EVER = Duration.ofMinutes(2);

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private ProcessorTime() {}

  /** What comes of a job, which must be done within five seconds of all threads of this program. */
  public static <T> T within(ThrowingSupplier<T> job) {
    long start = SYSTEM.getProcessCpuTime();
    T result = assertTimeoutPreemptively(FOR_EVER, job);
    assertThat(Duration.ofNanos(SYSTEM.getProcessCpuTime() - start)).isLessThan(SECONDS);
    return result;
  }
}
