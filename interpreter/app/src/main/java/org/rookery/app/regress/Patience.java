package org.rookery.app.regress;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long a case may take, so that a count that would run for years is told and the others are
 * tried.
 *
 * <p>It is processor time of this thread that counts: a busy machine fails no case.
 */
final class Patience {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final int seconds;
  private final long cpuStart = cpu();
  private final long start = System.nanoTime();
  private String doing = "";

  /** Patience for so many seconds from now. */
  Patience(int seconds) {
    this.seconds = seconds;
  }

  /** The case took too long. */
  static final class OutOfTime extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Mismatch told;

    private OutOfTime(Mismatch told) {
      super(told.sentence());
      this.told = told;
    }

    /** What to tell of it. */
    Mismatch told() {
      return told;
    }
  }

  /**
   * Goes on to something that may take long.
   *
   * @param what what it is, as a mismatch tells it
   */
  void begin(String what) throws OutOfTime {
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
      throw new OutOfTime(
          new Mismatch(
              doing,
              "an answer within " + seconds + " s of processor time",
              "none (`--limit SECONDS` allows a case more)"));
    }
  }

  private static long cpu() {
    return THREADS.isCurrentThreadCpuTimeSupported()
        ? THREADS.getCurrentThreadCpuTime()
        : System.nanoTime();
  }
}
