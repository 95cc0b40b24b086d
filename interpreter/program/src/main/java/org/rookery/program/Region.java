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
    // Not by BitSet.toLongArray, which some translations of Java for browsers get wrong.
    long[] words = new long[words(squares)];
    for (int square = bits.nextSetBit(0);
        square >= 0 && square < words.length << 6;
        square = bits.nextSetBit(square + 1)) {
      words[square >>> 6] |= 1L << square;
    }
    return new Region(words);
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

  /**
   * Spread (Knuth's multiplicative hashing): regions of one square each would share few numbers.
   */
  @Override
  public int hashCode() {
    int hash = 1;
    for (long word : words) {
      hash = 31 * hash + Long.hashCode(word * 0x9E3779B97F4A7C15L);
    }
    return hash;
  }

  @Override
  public String toString() {
    return BitSet.valueOf(words).toString();
  }
}
