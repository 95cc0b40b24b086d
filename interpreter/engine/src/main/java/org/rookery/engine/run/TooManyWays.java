package org.rookery.engine.run;

/**
 * There are too many moves in a position for all of them to be listed; the message tells the author
 * of the rules which piece makes them, by which rule, and what to do.
 */
public final class TooManyWays extends RuntimeException {
  private static final long serialVersionUID = 2;

  private static final String BEGINNING =
      "Too many moves in this position (limit " + Effort.MOST / 1_000_000 + " million choices)";

  private static final String REMEDY =
      ". Test with `verify` before the rule chooses, or make each part of the move a turn of its"
          + " own.";

  /** Whether it is known in which rule it came to this. */
  private final boolean isBlamed;

  /** For what several rules do together; {@code culprit} is one of them, or empty. */
  TooManyWays(String culprit) {
    this(culprit, false);
  }

  private TooManyWays(String culprit, boolean isBlamed) {
    super(BEGINNING + (culprit.isEmpty() ? "" : ", from piece " + culprit) + REMEDY);
    this.isBlamed = isBlamed;
  }

  /** The same, in that rule; a rule that was run by it keeps the blame. */
  TooManyWays in(PreparedRule rule, int block) {
    return isBlamed ? this : new TooManyWays(rule.culprit(block), true);
  }
}
