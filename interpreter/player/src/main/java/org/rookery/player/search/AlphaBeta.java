package org.rookery.player.search;

import org.rookery.engine.position.Position;
import org.rookery.program.Edit;

/**
 * Principal variation search: the first turn of each position is searched with the whole window,
 * the others only as far as it takes to see that they are not better.
 *
 * <p>The score changes its sign where the mover changes, which is not after every turn of every
 * game.
 */
final class AlphaBeta {
  private static final int[] PASS = {Edit.of(Edit.PASS, 0, 0)};
  private static final int NULL_LEAST = 3;
  private static final int LATE = 4;
  private static final int LATE_LEAST = 3;

  private final Scene scene;
  private final Position position;
  private final Budget budget;
  private final Plies plies;
  private final TranspositionTable table;
  private final History history;
  private final Quiescence quiescence;
  private final boolean mayPass;

  AlphaBeta(Scene scene, Memory memory, Position position, Budget budget) {
    this.scene = scene;
    this.position = position;
    this.budget = budget;
    plies = memory.plies();
    table = memory.table();
    history = memory.history();
    quiescence = new Quiescence(scene, memory, position, budget);
    mayPass = scene.evaluation().mayPass();
  }

  /** How good a position is for the mover, so many turns ahead. */
  int search(int alpha, int beta, int depth, int height) {
    plies.at(height).line.clear();
    if (scene.repeats(position)) {
      return 0;
    }
    boolean check = scene.inCheck(position);
    int deep = check ? depth + 1 : depth;
    if (deep <= 0 || height >= Plies.MOST - 2) {
      return quiescence.search(alpha, beta, height, 0);
    }
    long key = scene.key(position);
    long known = table.find(key);
    boolean narrow = beta - alpha == 1;
    if (known != TranspositionTable.UNKNOWN && TranspositionTable.depth(known) >= deep && narrow) {
      int score = fromTable(TranspositionTable.score(known), height);
      if (settles(TranspositionTable.bound(known), score, alpha, beta)) {
        return score;
      }
    }
    if (narrow && !check && mayPass && deep >= NULL_LEAST && passRefutes(beta, deep, height)) {
      return beta;
    }
    Ply ply = plies.at(height);
    scene.turns(position, ply);
    if (ply.moves.size() == 0) {
      return scene.result(position, height);
    }
    int decided = scene.decidedWithTurns(position, height);
    if (decided != Scene.GOES_ON) {
      return decided;
    }
    int best = known == TranspositionTable.UNKNOWN ? 0 : TranspositionTable.turn(known);
    history.rate(scene, position, ply, best);
    return turns(alpha, beta, check ? ~deep : deep, height, key);
  }

  private static boolean settles(int bound, int score, int alpha, int beta) {
    return bound == TranspositionTable.EXACT
        || (bound == TranspositionTable.AT_LEAST && score >= beta)
        || (bound == TranspositionTable.AT_MOST && score <= alpha);
  }

  /** Whether the position is so good that even having no turn would leave it good enough. */
  private boolean passRefutes(int beta, int depth, int height) {
    if (Math.abs(beta) >= Score.SURE
        || position.continuation() != Position.NOWHERE
        || isPassed()
        || scene.look(position) < beta
        || scene.evaluation().isBare(position)) {
      return false;
    }
    int mover = position.mover();
    position.make(PASS, 0, PASS.length);
    budget.count();
    boolean refuted =
        position.mover() != mover
            && -search(-beta, 1 - beta, depth - 3 - depth / 6, height + 1) >= beta;
    position.unmake();
    return refuted && !budget.isSpent();
  }

  /** Whether nothing has moved since the last turn: two passes in a row prove nothing. */
  private boolean isPassed() {
    return position.ply() > 0
        && position.lastFrom() == Position.NOWHERE
        && position.lastTo() == Position.NOWHERE;
  }

  /**
   * Searches the turns of a ply in order.
   *
   * @param depth how deep; its complement in check
   */
  private int turns(int alpha, int beta, int depth, int height, long key) {
    boolean check = depth < 0;
    int deep = check ? ~depth : depth;
    Ply ply = plies.at(height);
    int size = ply.moves.size();
    int best = -Score.WON;
    int bestTurn = 0;
    int low = alpha;
    for (int rank = 0; rank < size; rank++) {
      int i = ply.pick(rank, size);
      int less = rank < LATE || deep < LATE_LEAST || check || ply.loud[i] ? 0 : late(rank, deep);
      int mover = position.mover();
      ply.moves.make(position, i);
      budget.count();
      int score;
      if (rank == 0) {
        score = below(mover, low, beta, deep - 1, height + 1);
      } else {
        score = below(mover, low, low + 1, deep - 1 - less, height + 1);
        if (less > 0 && score > low) {
          score = below(mover, low, low + 1, deep - 1, height + 1);
        }
        if (score > low && score < beta) {
          score = below(mover, low, beta, deep - 1, height + 1);
        }
      }
      position.unmake();
      if (budget.isSpent()) {
        return best == -Score.WON ? low : best;
      }
      if (score > best) {
        best = score;
        bestTurn = ply.names[i];
        if (score > low) {
          low = score;
          if (beta - alpha > 1) {
            ply.line.clear();
            ply.line.add(ply.moves.move(i));
            ply.line.addAll(plies.at(height + 1).line);
          }
        }
        if (score >= beta) {
          refuted(ply, rank, i, deep);
          break;
        }
      }
    }
    int bound =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    table.note(key, best > alpha ? bestTurn : 0, toTable(best, height), deep, bound);
    return best;
  }

  /** How good the position reached is for who moved last. */
  int below(int mover, int alpha, int beta, int depth, int height) {
    return position.mover() == mover
        ? search(alpha, beta, depth, height)
        : -search(-beta, -alpha, depth, height);
  }

  /** A score of the table seen from this height: an end is the farther, the higher we stand. */
  private static int fromTable(int score, int height) {
    return score >= Score.SURE ? score - height : score <= -Score.SURE ? score + height : score;
  }

  private static int toTable(int score, int height) {
    return score >= Score.SURE ? score + height : score <= -Score.SURE ? score - height : score;
  }

  private static int late(int rank, int deep) {
    return 1 + (rank >= 12 ? 1 : 0) + (deep >= 6 && rank >= 24 ? 1 : 0);
  }

  private void refuted(Ply ply, int rank, int number, int deep) {
    if (ply.loud[number]) {
      return;
    }
    ply.noteKiller(ply.names[number]);
    history.reward(ply.cells[number], deep);
    for (int before = 0; before < rank; before++) {
      int other = ply.picked(before);
      if (!ply.loud[other]) {
        history.blame(ply.cells[other], deep);
      }
    }
  }
}
