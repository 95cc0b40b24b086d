package org.rookery.suites.run;

/**
 * How long a case may take, so that a count that would run for years is told and the others are
 * tried.
 */
public final class CaseTimeLimit {
  private final Patience patience;
  private final long usedStart;
  private final long start = System.nanoTime();
  private String doing = "";

  /** A limit that begins now. */
  public CaseTimeLimit(Patience patience) {
    this.patience = patience;
    usedStart = patience.clock().getAsLong();
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
    long limit = patience.seconds() * 1_000_000_000L;
    // The clock on the wall is the cheaper one to ask, and never behind.
    if (System.nanoTime() - start > limit && used() > limit) {
      throw new OutOfTime(doing, patience.seconds());
    }
  }

  /** How much of the time has been used. */
  long microseconds() {
    return used() / 1000;
  }

  private long used() {
    return patience.clock().getAsLong() - usedStart;
  }
}
