package org.rookery.engine.movegen;

import java.util.Arrays;

/**
 * What answers about attacks have looked at.
 *
 * <p>An answer is the "or" of several walks over the board. Each walk has a bit, so that it is
 * known for every square which walks looked at it, and which walks found an attack. On a crowded
 * board walks share bits, which only makes them be taken again more often than needed.
 */
final class Reads {
  /** The bit of squares at which no change leaves any answer as it is. */
  static final long EVERYTHING = 1L << 63;

  /** For each square the walks that looked at it. */
  final long[] walks;

  /** The walks that found an attack. */
  long hits;

  /** Whether code was run, which may have looked at anything. */
  boolean anything;

  /** Whether an answer may change when men of other kinds appear on squares not looked at. */
  boolean newMen;

  Reads(int squares) {
    walks = new long[squares];
  }

  void clear() {
    Arrays.fill(walks, 0);
    hits = 0;
    anything = false;
    newMen = false;
  }

  /** The bit of walk number {@code number}. */
  static long bit(int number) {
    return 1L << (number < 63 ? number : number & 31);
  }
}
