package org.rookery.player.tree;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Move;

/** A position in the tree, with what has been seen of its turns. */
final class TreeNode {
  static final int NOBODY = -1;

  /** So many tries of a turn say as much as a look at what it leads to. */
  private static final int LOOK = 12;

  /** After about so many tries a turn's own count as much as what came of it elsewhere. */
  private static final double HEARSAY = 50;

  /** Who chooses here. */
  final int mover;

  /** Whether nobody does: the turn is thrown like dice. */
  final boolean chance;

  final List<Move> moves;

  /** What each turn leads to; null where it was never tried. */
  final @Nullable TreeNode[] children;

  /** What every player has got, where the game is over. */
  final double @Nullable [] result;

  /** What each turn seems to be worth to the mover before it is tried. */
  final double[] promise;

  final double[] totals;
  int visits;

  /** By turn, in how many games it was made here or later by who moves here; their results. */
  private final int[] heard;

  private final double[] echoes;

  /** Who wins from here whatever others do, as far as it is known; {@link #NOBODY} else. */
  int winner = NOBODY;

  TreeNode(int players, int mover, boolean chance, List<Move> moves, double @Nullable [] result) {
    this.mover = mover;
    this.chance = chance;
    this.moves = moves;
    this.result = result;
    children = new TreeNode[moves.size()];
    promise = new double[moves.size()];
    totals = new double[players];
    heard = new int[moves.size()];
    echoes = new double[moves.size()];
  }

  void add(double[] values) {
    visits++;
    for (int player = 0; player < totals.length; player++) {
      totals[player] += values[player];
    }
  }

  /** Sees whether what is known of what the turns lead to settles who wins. */
  void settle() {
    if (result != null) {
      for (int player = 0; player < result.length; player++) {
        winner = result[player] == 1 ? player : winner;
      }
      return;
    }
    int all = children.length == 0 || children[0] == null ? NOBODY : children[0].winner;
    for (TreeNode child : children) {
      if (child != null && child.winner == mover && !chance) {
        winner = mover;
        return;
      }
      all = child == null || child.winner != all ? NOBODY : all;
    }
    winner = all;
  }

  /**
   * By how much what turns have led to differs from what they promised, for those tried: what the
   * others answer is as bad for one turn as for another.
   */
  double shift() {
    double sum = 0;
    int tries = 0;
    for (int i = 0; i < children.length; i++) {
      TreeNode child = children[i];
      if (child != null) {
        sum += child.visits * (child.mean(mover) - promise[i]);
        tries += child.visits;
      }
    }
    return tries == 0 ? 0 : sum / tries;
  }

  /** What a turn seems to be worth to the mover, from its promise and what it has led to. */
  double estimate(int turn, double shift) {
    TreeNode child = children[turn];
    double sum = LOOK * (promise[turn] + shift);
    return child == null
        ? sum / LOOK
        : (sum + child.visits * child.mean(mover)) / (LOOK + child.visits);
  }

  /** Hears what came of turns, {@linkplain Amaf#key by name}. */
  void hear(Set<Long> turns, double[] values) {
    for (int i = 0; i < heard.length; i++) {
      if (turns.contains(Amaf.key(mover, moves.get(i).hashCode()))) {
        heard[i]++;
        echoes[i] += values[mover];
      }
    }
  }

  /** Whether a turn was made here or later in some game. */
  boolean isKnown(int turn) {
    return heard[turn] > 0 || children[turn] != null;
  }

  /** What has come to the mover of a turn that is known, here and where it was made later. */
  double hearsay(int turn) {
    TreeNode child = children[turn];
    double own = child == null ? 0 : child.mean(mover);
    if (heard[turn] == 0) {
      return own;
    }
    int tries = child == null ? 0 : child.visits;
    double trust = Math.sqrt(HEARSAY / (3 * tries + HEARSAY));
    return trust * echoes[turn] / heard[turn] + (1 - trust) * own;
  }

  double mean(int player) {
    return visits == 0 ? 0 : totals[player] / visits;
  }
}
