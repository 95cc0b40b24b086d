package org.rookery.compiler.specialize;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much of one block is unrolled beforehand, in a game: less and less, the more was unrolled in
 * vain or lies about. Safe for use by several threads.
 */
final class UnrollBudget {
  /** A block of more steps than this, or of more states, is never unrolled as a whole. */
  private static final int MOST = 12_000;

  /** A block of so few steps always is. */
  private static final int LEAST = 400;

  /** So many steps are unrolled in vain in all; a block may take a part of what is left. */
  private static final int IN_VAIN = 48_000;

  private static final int PART = 4;

  /** When there are so many steps of whole blocks, no more large ones are added. */
  private static final int ENOUGH = 6_000_000;

  private final AtomicLong vain = new AtomicLong();
  private final AtomicLong whole = new AtomicLong();

  /** How many steps the next block may have. */
  int most() {
    if (whole.get() > ENOUGH) {
      return LEAST;
    }
    return (int) Math.max(LEAST, Math.min(MOST, (IN_VAIN - vain.get()) / PART));
  }

  /** So many steps of a block were unrolled, but not all. */
  void failed(int steps) {
    vain.addAndGet(steps);
  }

  /** A block of so many steps was unrolled. */
  void succeeded(int steps) {
    whole.addAndGet(steps);
  }
}
