package org.rookery.player.search;

import java.util.function.BooleanSupplier;

/** Counts turns made against the limits, and looks at the clock now and then. */
public final class Budget {
  private static final long NANOS = 1_000_000;
  private static final int EVERY = 1024;

  private final Limits limits;
  private final BooleanSupplier told;
  private final long began = System.nanoTime();
  private long nodes;
  private boolean spent;

  /**
   * A budget of these limits.
   *
   * @param told asked now and then whether somebody wants the thinking to stop
   */
  public Budget(Limits limits, BooleanSupplier told) {
    this.limits = limits;
    this.told = told;
  }

  /** Counts one turn made. */
  void count() {
    nodes++;
    if (nodes >= limits.nodes() || (nodes % EVERY == 0 && isOverdue())) {
      spent = true;
    }
  }

  /** Counts one turn made; whether more may be. */
  public boolean goesOn() {
    count();
    return !spent;
  }

  private boolean isOverdue() {
    return millis() >= limits.millis() || told.getAsBoolean();
  }

  /** Whether nothing is left. */
  public boolean isSpent() {
    return spent;
  }

  /** Whether so little is left that another, deeper search would not come to its end. */
  boolean isNearlySpent() {
    return spent || millis() > limits.millis() / 2 || told.getAsBoolean();
  }

  /** How many turns were made. */
  public long nodes() {
    return nodes;
  }

  /** Milliseconds since the beginning. */
  public long millis() {
    return (System.nanoTime() - began) / NANOS;
  }

  Limits limits() {
    return limits;
  }
}
