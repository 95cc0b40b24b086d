package org.rookery.tests;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.function.Executable;

/** What something costs the processor: other work on the machine does not make it more. */
public final class ProcessorTime {
  /** When to give up on the clock, far later than anything may take. */
  private static final Duration FOR_EVER = Duration.ofMinutes(2);

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private ProcessorTime() {}

  /** Runs something to its end; the time is that of all threads of this program. */
  public static Duration of(Executable job) {
    long start = SYSTEM.getProcessCpuTime();
    assertTimeoutPreemptively(FOR_EVER, job);
    return Duration.ofNanos(SYSTEM.getProcessCpuTime() - start);
  }
}
