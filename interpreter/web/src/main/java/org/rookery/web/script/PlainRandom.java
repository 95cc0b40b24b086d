package org.rookery.web.script;

/**
 * {@code java.util.Random} in a browser, with the numbers that Java's gives for the same seed. The
 * translator's own does not heed its seed.
 *
 * <p>The linear congruential generator that the documentation of {@code java.util.Random} states.
 */
final class PlainRandom {
  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long INCREMENT = 0xBL;
  private static final int BITS = 48;
  private static final long MASK = (1L << BITS) - 1;

  private long state;

  PlainRandom(long seed) {
    state = (seed ^ MULTIPLIER) & MASK;
  }

  private int next(int bits) {
    state = (state * MULTIPLIER + INCREMENT) & MASK;
    return (int) (state >>> (BITS - bits));
  }

  /** A number from 0 to below the bound. */
  int nextInt(int bound) {
    if ((bound & -bound) == bound) {
      return (int) ((bound * (long) next(31)) >> 31);
    }
    int drawn = next(31);
    int number = drawn % bound;
    // What is left over behind the last whole round of the bound would favour small numbers.
    while (drawn - number + (bound - 1) < 0) {
      drawn = next(31);
      number = drawn % bound;
    }
    return number;
  }
}
