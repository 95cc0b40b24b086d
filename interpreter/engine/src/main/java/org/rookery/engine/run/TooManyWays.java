package org.rookery.engine.run;

/**
 * The rules leave so many ways to go in a position that its turns are not listed; the message is
 * one sentence for the author of the rules.
 */
public final class TooManyWays extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** For rules that nobody in particular is to blame for. */
  public TooManyWays() {
    super(
        "These rules leave too many ways to go in this position: after some "
            + Effort.MOST / 1_000_000
            + " million choices there were still others.");
  }

  private TooManyWays(String man) {
    super(
        "The rules of "
            + man
            + " leave too many ways to go in this position: after some "
            + Effort.MOST / 1_000_000
            + " million choices there were still others.");
  }

  /** The same of a man: who he is and where, in words. */
  public static TooManyWays of(String man) {
    return new TooManyWays(man);
  }
}
