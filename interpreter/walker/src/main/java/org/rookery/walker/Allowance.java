package org.rookery.walker;

/**
 * How much a walker may walk in games of some length: every position earns its share, and a
 * position is looked at when earlier looks are paid for. So the looks are spread over the whole of
 * the games, however dear one is.
 */
public final class Allowance {
  private final long most;
  private final long share;
  private long left;

  /**
   * An allowance that pays for the first looks at once.
   *
   * @param nodes how many nodes may be walked for one game; for one position never more
   * @param positions how many positions a game has at most
   */
  public Allowance(long nodes, int positions) {
    most = nodes;
    share = Math.max(1, nodes / positions);
    left = nodes;
  }

  /** How many nodes may be walked for one position. */
  long most() {
    return most;
  }

  /** Whether the next position is looked at. */
  boolean affords() {
    left = left > most - share ? most : left + share;
    return left > 0;
  }

  void pay(long nodes) {
    left -= nodes;
  }
}
