package org.rookery.player.tree;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Move;

/** A node of the tree: a position, with the statistics of its moves. */
final class TreeNode {
  static final int NO_PLAYER = -1;

  /** The prior of a move weighs as much as this many visits. */
  private static final int PRIOR_VISITS = 12;

  /**
   * At about this many visits of its own a move's mean weighs as much as its AMAF mean: the
   * equivalence parameter of Gelly and Silver, "Combining online and offline knowledge in UCT"
   * (2007).
   */
  private static final double EQUIVALENCE = 50;

  /** The player to move. */
  final int mover;

  /** Whether the move is left to chance, like dice. */
  final boolean chance;

  final List<Move> moves;

  /** The node after each move; null where it was never visited. */
  final @Nullable TreeNode[] children;

  /** The result of every player, where the game is over. */
  final double @Nullable [] result;

  /** The prior of each move: its value to the mover before it is visited. */
  final double[] prior;

  final double[] totals;
  int visits;

  /**
   * By move, in how many playouts the mover made it here or later, and the sum of their results.
   */
  private final int[] amafVisits;

  private final double[] amafTotals;

  /** The player proved to win from here, or {@link #NO_PLAYER}. */
  int winner = NO_PLAYER;

  TreeNode(int players, int mover, boolean chance, List<Move> moves, double @Nullable [] result) {
    this.mover = mover;
    this.chance = chance;
    this.moves = moves;
    this.result = result;
    children = new TreeNode[moves.size()];
    prior = new double[moves.size()];
    totals = new double[players];
    amafVisits = new int[moves.size()];
    amafTotals = new double[moves.size()];
  }

  void add(double[] values) {
    visits++;
    for (int player = 0; player < totals.length; player++) {
      totals[player] += values[player];
    }
  }

  /** Proves the winner from the children, if they settle it (MCTS-Solver). */
  void settle() {
    if (result != null) {
      for (int player = 0; player < result.length; player++) {
        winner = result[player] == 1 ? player : winner;
      }
      return;
    }
    int all = children.length == 0 || children[0] == null ? NO_PLAYER : children[0].winner;
    for (TreeNode child : children) {
      if (child != null && child.winner == mover && !chance) {
        winner = mover;
        return;
      }
      all = child == null || child.winner != all ? NO_PLAYER : all;
    }
    winner = all;
  }

  /**
   * The mean difference between the results of the visited moves and their priors: the replies of
   * the others are as bad for one move as for another.
   */
  double shift() {
    double sum = 0;
    int tries = 0;
    for (int i = 0; i < children.length; i++) {
      TreeNode child = children[i];
      if (child != null) {
        sum += child.visits * (child.mean(mover) - prior[i]);
        tries += child.visits;
      }
    }
    return tries == 0 ? 0 : sum / tries;
  }

  /** The value of a move to the mover, from its prior and its visits. */
  double estimate(int move, double shift) {
    TreeNode child = children[move];
    double sum = PRIOR_VISITS * (prior[move] + shift);
    return child == null
        ? sum / PRIOR_VISITS
        : (sum + child.visits * child.mean(mover)) / (PRIOR_VISITS + child.visits);
  }

  /** Counts the result of a playout for its moves, {@linkplain Amaf#key by name}. */
  void count(Set<Long> moved, double[] values) {
    for (int i = 0; i < amafVisits.length; i++) {
      if (moved.contains(Amaf.key(mover, moves.get(i).hashCode()))) {
        amafVisits[i]++;
        amafTotals[i] += values[mover];
      }
    }
  }

  /** Whether a move was made here or later in some playout. */
  boolean isKnown(int move) {
    return amafVisits[move] > 0 || children[move] != null;
  }

  /** The value of a known move to the mover: its own mean, and its AMAF mean while that is new. */
  double amafMean(int move) {
    TreeNode child = children[move];
    double own = child == null ? 0 : child.mean(mover);
    if (amafVisits[move] == 0) {
      return own;
    }
    int tries = child == null ? 0 : child.visits;
    double weight = Math.sqrt(EQUIVALENCE / (3 * tries + EQUIVALENCE));
    return weight * amafTotals[move] / amafVisits[move] + (1 - weight) * own;
  }

  double mean(int player) {
    return visits == 0 ? 0 : totals[player] / visits;
  }
}
