package org.rookery.engine.turn;

import java.util.Arrays;
import org.rookery.engine.run.MoveBuffer;

/** Removes moves that are there twice, by a hash table that is kept from call to call. */
final class DuplicateMoveFilter {
  /** Numbers of moves kept, plus one; the length is a power of two. */
  private int[] table = new int[256];

  private MoveBuffer looked = new MoveBuffer();

  /** The number the next move that is kept will have. */
  private int next;

  /** The filter of {@link #remove}, made once. */
  private final MoveBuffer.Filter fresh = this::isNew;

  /** Removes from the moves from number {@code from} on those that equal an earlier one of them. */
  void remove(MoveBuffer moves, int from) {
    int count = moves.size() - from;
    if (count < 2) {
      return;
    }
    if (table.length < 4 * count) {
      table = new int[Integer.highestOneBit(4 * count) * 2];
    } else {
      Arrays.fill(table, 0);
    }
    looked = moves;
    next = from;
    moves.filter(from, fresh);
  }

  /** Whether no kept move has these words; if so, they are kept. */
  private boolean isNew(int[] words, int start, int end) {
    int hash = 1;
    for (int i = start; i < end; i++) {
      hash = 31 * hash + words[i];
    }
    int slot = ((hash * 0x9E3779B9) >>> 7) & (table.length - 1);
    while (table[slot] != 0) {
      int other = table[slot] - 1;
      if (Arrays.equals(words, start, end, words, looked.start(other), looked.end(other))) {
        return false;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    table[slot] = ++next;
    return true;
  }
}
