package org.rookery.lint.facts;

/**
 * How much code of pieces is looked at for one file: pieces with thousands of ways on each square
 * would keep an author waiting for minutes.
 */
public final class LintBudget {
  /** Words of code; the dearest of our own rules files takes four fifths of them, in seconds. */
  private static final long WORDS = 3_000_000;

  private long left = WORDS;

  /** A check needs more than is left: it tells nothing then. */
  public static final class TooDear extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooDear() {
      super("there is too much code to check", null, false, false);
    }
  }

  /** Refuses when nothing is left. */
  void ask() {
    if (left < 0) {
      throw new TooDear();
    }
  }

  void spend(int words) {
    left -= words;
    ask();
  }
}
