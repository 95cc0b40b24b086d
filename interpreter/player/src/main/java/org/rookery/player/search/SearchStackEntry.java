package org.rookery.player.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rookery.engine.position.Move;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.turn.LazyLegalMoves;

/** What a search keeps for each turn on the way down: the turns there, in order of promise. */
final class SearchStackEntry {
  private static final int PICKED = 12;

  /** The turns, not all of them judged. */
  final LazyLegalMoves open;

  final MoveBuffer moves;

  // How the turns are searched, and what has come of it so far.

  /** How deep. */
  int deep;

  boolean check;

  /** An upper bound for the moves left out; lower than any score if none were left out. */
  int floor;

  int best;

  int bestTurn;

  /** Alpha: the bound the search began with, or the best score above it so far. */
  int low;

  int searched;

  /** For each turn how promising it is, in the upper half, and its number in the lower. */
  long[] order = new long[64];

  /**
   * For each turn, by number, a hash of its words, and its piece and where it goes as one number.
   */
  int[] names = new int[64];

  int[] cells = new int[64];
  boolean[] tactical = new boolean[64];
  int[] gains = new int[64];

  /** Turns that were good enough in other positions at this height. */
  int killer;

  int secondKiller;

  /** The best turns from here on. */
  final List<Move> line = new ArrayList<>();

  SearchStackEntry(LazyLegalMoves open) {
    this.open = open;
    moves = open.turns();
  }

  /** Says how turns will be searched; nothing has been found yet. */
  void begin(int depth, boolean inCheck, int least, int alpha) {
    deep = depth;
    check = inCheck;
    floor = least;
    best = least;
    bestTurn = 0;
    low = alpha;
    searched = 0;
  }

  void makeRoom() {
    int size = moves.size();
    if (size > order.length) {
      int larger = Math.max(size, 2 * order.length);
      order = new long[larger];
      names = new int[larger];
      cells = new int[larger];
      tactical = new boolean[larger];
      gains = new int[larger];
    }
  }

  /**
   * The number of the most promising of the turns from {@code rank} on, which is moved there; after
   * the first few all the rest are sorted.
   */
  int pick(int rank, int size) {
    if (rank < PICKED) {
      int best = rank;
      for (int i = rank + 1; i < size; i++) {
        if (order[i] > order[best]) {
          best = i;
        }
      }
      long word = order[best];
      order[best] = order[rank];
      order[rank] = word;
      return ~(int) word;
    }
    if (rank == PICKED) {
      for (int i = rank; i < size; i++) {
        order[i] = ~order[i];
      }
      Arrays.sort(order, rank, size);
      for (int i = rank; i < size; i++) {
        order[i] = ~order[i];
      }
    }
    return ~(int) order[rank];
  }

  /** The number of the turn that was picked at that rank. */
  int picked(int rank) {
    return ~(int) order[rank];
  }

  /** Says how promising a turn is; of equals the one with the lower number comes first. */
  void rate(int rank, int number, int promise) {
    order[rank] = (long) promise << 32 | (~number & 0xFFFFFFFFL);
  }

  /** A turn of one word is called by that; others by a hash of theirs, which is below 0. */
  static int name(int[] words, int start, int end) {
    if (end == start + 1) {
      return words[start];
    }
    int hash = 0x2545F491;
    for (int i = start; i < end; i++) {
      hash = (hash ^ words[i]) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash | Integer.MIN_VALUE;
  }

  void noteKiller(int name) {
    if (name != killer) {
      secondKiller = killer;
      killer = name;
    }
  }
}
