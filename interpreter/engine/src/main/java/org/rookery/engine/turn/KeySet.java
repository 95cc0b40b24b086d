package org.rookery.engine.turn;

import java.util.Arrays;

/** A set of 64-bit keys that are mixed well already; emptied for the next use, not thrown away. */
final class KeySet {
  private static final long FREE = 0;

  /** A power of two, at most half of them taken. */
  private long[] slots = new long[64];

  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  void clear() {
    if (size > 0) {
      Arrays.fill(slots, FREE);
      size = 0;
    }
  }

  /** Adds a key; returns whether it is new. */
  boolean add(long key) {
    long stored = key == FREE ? 1 : key;
    int at = slot(slots, stored);
    if (slots[at] == stored) {
      return false;
    }
    slots[at] = stored;
    if (2 * ++size > slots.length) {
      grow();
    }
    return true;
  }

  /** Where a key is, or belongs. */
  private static int slot(long[] slots, long key) {
    int at = (int) key & slots.length - 1;
    while (slots[at] != FREE && slots[at] != key) {
      at = at + 1 & slots.length - 1;
    }
    return at;
  }

  private void grow() {
    long[] larger = new long[2 * slots.length];
    for (long key : slots) {
      if (key != FREE) {
        larger[slot(larger, key)] = key;
      }
    }
    slots = larger;
  }
}
