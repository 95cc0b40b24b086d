package org.rookery.engine.dead;

import java.util.Arrays;

/** What has been found out, by 64-bit keys; forgotten when there is too much of it. */
final class Verdicts {
  static final int UNKNOWN = 0;
  static final int YES = 1;
  static final int NO = 2;

  private static final int SIZE = 1 << 12;

  private final long[] keys = new long[SIZE];
  private final byte[] verdicts = new byte[SIZE];
  private int count;

  int get(long key) {
    return verdicts[slot(key)];
  }

  void put(long key, int verdict) {
    if (2 * count > SIZE) {
      Arrays.fill(verdicts, (byte) UNKNOWN);
      count = 0;
    }
    int slot = slot(key);
    count += verdicts[slot] == UNKNOWN ? 1 : 0;
    keys[slot] = key;
    verdicts[slot] = (byte) verdict;
  }

  private int slot(long key) {
    int slot = (int) (key ^ key >>> 32) & SIZE - 1;
    while (verdicts[slot] != UNKNOWN && keys[slot] != key) {
      slot = slot + 1 & SIZE - 1;
    }
    return slot;
  }
}
