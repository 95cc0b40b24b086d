package org.rookery.compiler.specialize;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How much code of one block is unrolled beforehand, in a game: less and less, the more was
 * unrolled in vain or lies about. Safe for use by several threads.
 */
final class UnrollBudget {
  /** A block of more words than this, or of more states, is never unrolled as a whole. */
  private static final int MOST = 30_000;

  /** A block of so few words always is. */
  private static final int LEAST = 1_000;

  /** So many words are unrolled in vain in all; a block may take a part of what is left. */
  private static final int IN_VAIN = 120_000;

  private static final int PART = 4;

  /** When there are so many words of whole blocks, no more large ones are added. */
  private static final int ENOUGH = 16_000_000;

  private final AtomicLong vain = new AtomicLong();
  private final AtomicLong whole = new AtomicLong();

  /** How many words the next block may have. */
  int most() {
    if (whole.get() > ENOUGH) {
      return LEAST;
    }
    return (int) Math.max(LEAST, Math.min(MOST, (IN_VAIN - vain.get()) / PART));
  }

  /** So many words of a block were unrolled, but not all. */
  void failed(int words) {
    vain.addAndGet(words);
  }

  /** A block of so many words was unrolled. */
  void succeeded(int words) {
    whole.addAndGet(words);
  }
}
