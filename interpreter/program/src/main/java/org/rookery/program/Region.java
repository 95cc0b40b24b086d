package org.rookery.program;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A set of squares, as 64-bit words: square {@code s} is bit {@code s & 63} of word {@code s >>>
 * 6}.
 */
public record Region(long[] words) {
  /**
   * The region of the squares whose bits are set in {@code bits}, on a board of {@code squares}
   * squares.
   */
  public static Region of(BitSet bits, int squares) {
    return new Region(Arrays.copyOf(bits.toLongArray(), words(squares)));
  }

  /** The number of 64-bit words that hold one bit per square. */
  public static int words(int squares) {
    return (squares + 63) >>> 6;
  }

  /** Whether {@code square} belongs to the region. */
  public boolean has(int square) {
    return (words[square >>> 6] >>> square & 1) != 0;
  }

  /** The squares in ascending order. */
  public int[] squares() {
    return BitSet.valueOf(words).stream().toArray();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Region region && Arrays.equals(words, region.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return BitSet.valueOf(words).toString();
  }
}
