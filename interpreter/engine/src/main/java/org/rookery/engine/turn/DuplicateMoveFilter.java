package org.rookery.engine.turn;

import java.util.Arrays;
import org.rookery.engine.position.IdleEffects;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.GameProgram;

/**
 * Removes moves that are there twice, {@linkplain IdleEffects idle effects} not counted, by a hash
 * table that is kept from call to call.
 */
final class DuplicateMoveFilter {
  private final IdleEffects idle;

  /** Numbers of moves kept, plus one; the length is a power of two. */
  private int[] table = new int[256];

  /** The moves kept, without what is idle in them. */
  private final MoveBuffer kept = new MoveBuffer();

  private Position position;

  /** The filter of {@link #remove}, made once. */
  private final MoveBuffer.Filter fresh = this::isNew;

  /** A filter of moves of this game. */
  DuplicateMoveFilter(GameProgram program) {
    idle = new IdleEffects(program);
    position = new Position(program);
  }

  /**
   * Removes from the moves from number {@code from} on, each the next part of a turn, those that
   * equal an earlier one of them.
   */
  void remove(Position position, MoveBuffer moves, int from) {
    int count = moves.size() - from;
    if (count < 2) {
      return;
    }
    if (table.length < 4 * count) {
      table = new int[Integer.highestOneBit(4 * count) * 2];
    } else {
      Arrays.fill(table, 0);
    }
    this.position = position;
    kept.clear();
    moves.filter(from, fresh);
  }

  /** Whether no kept move is the same; if so, it is kept. */
  private boolean isNew(int[] words, int start, int end) {
    int from = kept.length();
    boolean mayBeIdle = idle.mayBeIn(words, start, end);
    for (int i = start; i < end; i++) {
      if (!mayBeIdle || !idle.isIdle(position, words, start, end, words[i])) {
        kept.append(words[i]);
      }
    }
    int to = kept.length();
    int[] told = kept.words();
    int hash = 1;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + told[i];
    }
    int slot = ((hash * 0x9E3779B9) >>> 7) & (table.length - 1);
    while (table[slot] != 0) {
      int other = table[slot] - 1;
      if (Arrays.equals(told, from, to, told, kept.start(other), kept.end(other))) {
        kept.truncate(kept.size());
        return false;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    kept.close();
    table[slot] = kept.size();
    return true;
  }
}
