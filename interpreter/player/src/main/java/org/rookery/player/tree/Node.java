package org.rookery.player.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Move;

/** A position in the tree, with what has been seen of its turns. */
final class Node {
  /** Who chooses here. */
  final int mover;

  /** Whether nobody does: the turn is thrown like dice. */
  final boolean chance;

  final List<Move> moves;

  /** What each turn leads to; null where it was never tried. */
  final @Nullable Node[] children;

  /** What every player has got, where the game is over. */
  final double @Nullable [] result;

  final double[] totals;
  int visits;

  /** The turn that wins on the spot, if one has been seen. */
  int winning = -1;

  Node(int players, int mover, boolean chance, List<Move> moves, double @Nullable [] result) {
    this.mover = mover;
    this.chance = chance;
    this.moves = moves;
    this.result = result;
    children = new Node[moves.size()];
    totals = new double[players];
  }

  void add(double[] values) {
    visits++;
    for (int player = 0; player < totals.length; player++) {
      totals[player] += values[player];
    }
  }

  double mean(int player) {
    return visits == 0 ? 0 : totals[player] / visits;
  }
}
