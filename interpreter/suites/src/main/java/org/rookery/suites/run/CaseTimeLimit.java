package org.rookery.suites.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long a case may take, so that a count that would run for years is told and the others are
 * tried.
 *
 * <p>It is processor time of this thread that counts: a busy machine fails no case.
 */
public final class CaseTimeLimit {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final int seconds;
  private final long cpuStart = cpu();
  private final long start = System.nanoTime();
  private String doing = "";

  /** Patience for so many seconds from now. */
  public CaseTimeLimit(int seconds) {
    this.seconds = seconds;
  }

  /** The case took too long. */
  public static final class OutOfTime extends Exception {
    private static final long serialVersionUID = 1;

    private final String doing;

    private OutOfTime(String doing, int seconds) {
      super(doing + " takes longer than " + seconds + " s of processor time");
      this.doing = doing;
    }

    /** What it was about then. */
    public String doing() {
      return doing;
    }
  }

  /**
   * Goes on to something that may take long.
   *
   * @param what what it is, as a mismatch tells it
   */
  public void begin(String what) throws OutOfTime {
    doing = what;
    check();
  }

  /**
   * Asked every now and then.
   *
   * @throws OutOfTime when the time is up
   */
  void check() throws OutOfTime {
    long limit = seconds * 1_000_000_000L;
    // The clock on the wall is the cheaper one to ask, and never behind.
    if (System.nanoTime() - start > limit && cpu() - cpuStart > limit) {
      throw new OutOfTime(doing, seconds);
    }
  }

  /** How much processor time of this thread has gone by since this was made. */
  long microseconds() {
    return (cpu() - cpuStart) / 1000;
  }

  private static long cpu() {
    return THREADS.isCurrentThreadCpuTimeSupported()
        ? THREADS.getCurrentThreadCpuTime()
        : System.nanoTime();
  }
}
