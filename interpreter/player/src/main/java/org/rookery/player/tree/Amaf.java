package org.rookery.player.tree;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.engine.run.MoveBuffer;

/**
 * The moves of one playout, each with its player, for "all moves as first": a move that was good
 * late is likely to be good at once.
 */
final class Amaf {
  private final List<Long> turns = new ArrayList<>();

  void clear() {
    turns.clear();
  }

  void add(int mover, int name) {
    turns.add(key(mover, name));
  }

  /** The {@link org.rookery.engine.position.Move#hashCode} of the only move of a buffer. */
  static int name(MoveBuffer moves) {
    int name = 1;
    for (int word = 0; word < moves.length(); word++) {
      name = 31 * name + moves.words()[word];
    }
    return name;
  }

  static long key(int mover, int name) {
    return ((long) mover << 32) | (name & 0xFFFFFFFFL);
  }

  /** Counts the result at each node of a path, for the moves made there and later. */
  void count(List<TreeNode> path, double[] values) {
    Set<Long> later = new HashSet<>();
    for (int i = turns.size() - 1; i >= 0; i--) {
      later.add(turns.get(i));
      if (i < path.size()) {
        path.get(i).count(later, values);
      }
    }
  }
}
