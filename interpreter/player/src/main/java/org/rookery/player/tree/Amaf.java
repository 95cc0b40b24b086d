package org.rookery.player.tree;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.engine.run.MoveBuffer;

/**
 * The turns of one game that was played out, each with who made it: those that were good late are
 * likely to be good at once.
 */
final class Amaf {
  private final List<Long> turns = new ArrayList<>();

  void clear() {
    turns.clear();
  }

  void add(int mover, int name) {
    turns.add(key(mover, name));
  }

  /** What {@link org.rookery.engine.position.Move#hashCode} calls a turn of a buffer. */
  static int name(MoveBuffer moves, int turn) {
    int name = 1;
    for (int word = moves.start(turn); word < moves.end(turn); word++) {
      name = 31 * name + moves.words()[word];
    }
    return name;
  }

  static long key(int mover, int name) {
    return ((long) mover << 32) | (name & 0xFFFFFFFFL);
  }

  /** Tells each position of a way what came of the turns made there and later. */
  void tell(List<TreeNode> path, double[] values) {
    Set<Long> later = new HashSet<>();
    for (int i = turns.size() - 1; i >= 0; i--) {
      later.add(turns.get(i));
      if (i < path.size()) {
        path.get(i).hear(later, values);
      }
    }
  }
}
