package org.rookery.engine.run;

/**
 * There are too many moves in a position for all of them to be listed; the message tells the author
 * of the rules which piece makes them, by which rule, and what to do.
 */
public final class TooManyMoves extends RuntimeException {
  private static final long serialVersionUID = 2;

  private static final String BEGINNING =
      "Too many moves in this position (limit "
          + WorkLimit.MAX_WORK / 1_000_000
          + " million choices)";

  private static final String REMEDY =
      ". Test with `verify` before the rule chooses, or make each part of the move a move "
          + "of its own.";

  /** Whether it is known in which rule it came to this. */
  private final boolean isBlamed;

  /** For what several rules do together; {@code culprit} is one of them, or empty. */
  TooManyMoves(String culprit) {
    this(culprit, false);
  }

  private TooManyMoves(String culprit, boolean isBlamed) {
    super(BEGINNING + (culprit.isEmpty() ? "" : ", from piece " + culprit) + REMEDY);
    this.isBlamed = isBlamed;
  }

  /** The same, in that rule; a rule that was run by it keeps the blame. */
  TooManyMoves in(PreparedRule rule, int block) {
    return isBlamed ? this : new TooManyMoves(rule.culprit(block), true);
  }
}
