package org.rookery.engine.movegen;

import java.util.Arrays;

/**
 * What an answer about attacks has looked at: while none of it changes, the answer stays the same.
 */
final class Reads {
  /** The squares looked at, as a bit set. */
  final long[] squares;

  /** Whether code was run, which may have looked at anything. */
  boolean anything;

  /** Whether the answer may change when men of other kinds appear on squares not looked at. */
  boolean newMen;

  Reads(int words) {
    squares = new long[words];
  }

  void clear() {
    Arrays.fill(squares, 0);
    anything = false;
    newMen = false;
  }

  void add(int square) {
    squares[square >>> 6] |= 1L << square;
  }

  boolean has(int square) {
    return (squares[square >>> 6] >>> square & 1) != 0;
  }
}
