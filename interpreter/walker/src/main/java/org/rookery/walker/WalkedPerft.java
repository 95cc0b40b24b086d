package org.rookery.walker;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.WalkedTurn;

/** Counts the leaves of the tree of whole turns as the walker finds them: slow, for comparison. */
public final class WalkedPerft {
  private final Walker walker;

  /** A counter for the walker's game. */
  public WalkedPerft(Walker walker) {
    this.walker = walker;
  }

  /**
   * The number of leaves {@code depth} turns below a scene; none below one where the game is over
   * by an ending other than repetition, a clock or the lack of moves.
   */
  public long count(Scene scene, int depth) {
    if (depth == 0) {
      return 1;
    }
    return divide(scene, depth).values().stream().mapToLong(Long::longValue).sum();
  }

  /** The leaves below each turn of a scene; {@code depth} is at least 1. */
  public Map<WalkedTurn, Long> divide(Scene scene, int depth) {
    Map<WalkedTurn, Long> leaves = new LinkedHashMap<>();
    if (!walker.isOver(scene)) {
      for (WalkedTurn turn : walker.legalMoves(scene)) {
        long below = depth == 1 ? 1 : count(walker.after(scene, turn), depth - 1);
        leaves.put(walker.comparable(scene, turn), below);
      }
    }
    return leaves;
  }
}
