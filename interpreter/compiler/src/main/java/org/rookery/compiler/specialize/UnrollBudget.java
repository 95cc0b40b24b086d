package org.rookery.compiler.specialize;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much of one block is unrolled beforehand, in a game: less and less, the more was unrolled in
 * vain or lies about. Safe for use by several threads.
 */
final class UnrollBudget {
  /** A block of more steps than this, or of more states, is never unrolled as a whole. */
  private static final int MAX_BLOCK_STEPS = 12_000;

  /** A block of at most this many steps is always unrolled as a whole. */
  private static final int ALWAYS_UNROLLED_STEPS = 400;

  /** Budget for steps unrolled in vain; one block may use a share of what is left. */
  private static final int IN_VAIN = 48_000;

  private static final int PART = 4;

  /** With more steps than this in whole blocks, no further large block is unrolled. */
  private static final int MAX_TOTAL_STEPS = 6_000_000;

  private final AtomicLong vain = new AtomicLong();
  private final AtomicLong whole = new AtomicLong();

  /** How many steps the next block may have. */
  int most() {
    if (whole.get() > MAX_TOTAL_STEPS) {
      return ALWAYS_UNROLLED_STEPS;
    }
    return (int)
        Math.max(ALWAYS_UNROLLED_STEPS, Math.min(MAX_BLOCK_STEPS, (IN_VAIN - vain.get()) / PART));
  }

  /** Notes that unrolling a block was given up after this many steps. */
  void failed(int steps) {
    vain.addAndGet(steps);
  }

  /** Notes that a block of this many steps was unrolled as a whole. */
  void succeeded(int steps) {
    whole.addAndGet(steps);
  }
}
