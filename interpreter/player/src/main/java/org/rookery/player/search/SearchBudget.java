package org.rookery.player.search;

import java.util.function.BooleanSupplier;

/** Counts turns made against the limits, and looks at the clock now and then. */
public final class SearchBudget {
  private static final long NANOS = 1_000_000;

  /** Nodes between two looks at the clock; a power of two. */
  private static final int EVERY = 1024;

  /** The same where several threads share what may be done: they should not overdo it by much. */
  private static final int EVERY_SHARED = 128;

  private final SearchLimits limits;
  private final BooleanSupplier stopRequested;
  private final Others others;
  private final int mask;
  private final long began = System.nanoTime();

  /** How many turns this thread may make, as far as is known of others. */
  private long allowed;

  private long elsewhere;
  private long nodes;
  private boolean spent;

  /** Other threads that think about the same. */
  @FunctionalInterface
  interface Others {
    /**
     * How many turns the others have made.
     *
     * @param mine how many this thread has
     */
    long nodes(long mine);
  }

  /**
   * A budget of these limits for one thread.
   *
   * @param stopRequested asked now and then whether the search is to stop
   */
  public SearchBudget(SearchLimits limits, BooleanSupplier stopRequested) {
    this(limits, stopRequested, mine -> 0, EVERY);
  }

  private SearchBudget(
      SearchLimits limits, BooleanSupplier stopRequested, Others others, int every) {
    this.limits = limits;
    this.stopRequested = stopRequested;
    this.others = others;
    mask = every - 1;
    allowed = limits.nodes();
  }

  /** A budget for one of several threads, whose turns made count together. */
  static SearchBudget shared(SearchLimits limits, BooleanSupplier stopRequested, Others others) {
    return new SearchBudget(limits, stopRequested, others, EVERY_SHARED);
  }

  /** Counts one turn made. */
  public void count() {
    nodes++;
    if (nodes >= allowed || ((nodes & mask) == 0 && isOverdue())) {
      spent = true;
    }
  }

  private boolean isOverdue() {
    elsewhere = others.nodes(nodes);
    allowed = limits.nodes() - elsewhere;
    return nodes >= allowed || millis() >= limits.millis() || stopRequested.getAsBoolean();
  }

  /** Whether nothing is left. */
  public boolean isSpent() {
    return spent;
  }

  /** Whether too little is left to complete another iteration of iterative deepening. */
  boolean isNearlySpent() {
    return spent || millis() > limits.millis() / 2 || stopRequested.getAsBoolean();
  }

  /** How many turns were made, by others too. */
  public long nodes() {
    return nodes + elsewhere;
  }

  /** Milliseconds since the beginning. */
  public long millis() {
    return (System.nanoTime() - began) / NANOS;
  }
}
