package org.rookery.player.search;

import java.util.List;
import java.util.Set;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.player.value.SelectiveTechnique;
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

  /** So deep a position far better than needed is taken for good enough. */
  private static final int GOOD_ENOUGH = 4;

  /** So deep nothing but turns that change pieces is tried where all seems lost. */
  private static final int HOPELESS = 2;

  private static final int MARGIN = 130;

  /** So deep quiet moves are left out after many others. */
  private static final int TOO_LATE = 3;

  private static final int LATE = 4;
  private static final int LATE_LEAST = 3;

  private final SearchGame scene;
  private final Position position;
  private final SearchBudget budget;
  private final SearchStack plies;
  private final TranspositionTable table;
  private final History history;
  private final Quiescence quiescence;
  private final boolean triesNullMove;
  private final boolean goesOn;
  private final boolean prunesFutile;
  private final boolean prunesLate;
  private final boolean reducesLate;
  private long guesses;

  AlphaBeta(SearchGame scene, Memory memory, Position position, SearchBudget budget) {
    this.scene = scene;
    this.position = position;
    this.budget = budget;
    plies = memory.plies();
    table = memory.table();
    history = memory.history();
    quiescence = new Quiescence(scene, memory, position, budget);
    goesOn = scene.evaluation().goesOn();
    Set<SelectiveTechnique> shortcuts = scene.evaluation().shortcuts();
    triesNullMove = shortcuts.contains(SelectiveTechnique.NULL_MOVE);
    prunesFutile = shortcuts.contains(SelectiveTechnique.FUTILITY);
    prunesLate = shortcuts.contains(SelectiveTechnique.LATE_MOVE_PRUNING);
    reducesLate = shortcuts.contains(SelectiveTechnique.LATE_MOVE_REDUCTION);
  }

  /** How often something was taken for granted by how a position looks: else all is proved. */
  long guesses() {
    return guesses + quiescence.looks();
  }

  /** The score of the position for the player to move, at this depth. */
  int search(int alpha, int beta, int depth, int height) {
    SearchStackEntry ply = plies.at(height);
    ply.line.clear();
    if (scene.repeats(position, height)) {
      return 0;
    }
    boolean check = scene.inCheck(position);
    int deep = check ? depth + 1 : depth;
    if (deep <= 0 || height >= SearchStack.MAX_PLY - 2) {
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
    int decided = scene.decidedWithTurns(position, height);
    if (decided != SearchGame.GOES_ON) {
      return decided;
    }
    int floor = -Score.WON;
    if (narrow && !check && position.continuation() == Position.NOWHERE) {
      int look = scene.look(position);
      if (isGoodEnough(look, beta, deep) || passRefutes(look, beta, deep, height)) {
        guesses++;
        return beta;
      }
      if (prunesFutile && deep <= HOPELESS && look + margin(deep) <= alpha && isOpen(alpha)) {
        guesses++;
        floor = look + margin(deep);
      }
    }
    ply.begin(deep, check, floor, alpha);
    int first = known == TranspositionTable.UNKNOWN ? 0 : TranspositionTable.turn(known);
    return turns(beta, height, key, first);
  }

  /** The best turns from a height on, as found by the search of it that was the last. */
  List<Move> lineFrom(int height) {
    return plies.at(height).line;
  }

  private static int margin(int deep) {
    return MARGIN * deep;
  }

  /** Whether a bound is no forced end. */
  private static boolean isOpen(int bound) {
    return Math.abs(bound) < Score.PROVEN_WIN;
  }

  /** Reverse futility pruning: the evaluation exceeds beta by a margin that grows with depth. */
  private boolean isGoodEnough(int look, int beta, int deep) {
    return prunesFutile && deep <= GOOD_ENOUGH && look - margin(deep) >= beta && isOpen(beta);
  }

  private static boolean settles(int bound, int score, int alpha, int beta) {
    return bound == TranspositionTable.EXACT
        || (bound == TranspositionTable.AT_LEAST && score >= beta)
        || (bound == TranspositionTable.AT_MOST && score <= alpha);
  }

  /** Whether the position is so good that even having no turn would leave it good enough. */
  private boolean passRefutes(int look, int beta, int depth, int height) {
    if (!triesNullMove
        || depth < NULL_LEAST
        || look < beta
        || !isOpen(beta)
        || isPassed()
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

  /** Whether nothing has moved since the last move: two passes in a row prove nothing. */
  private boolean isPassed() {
    return position.ply() > 0
        && position.lastFrom() == Position.NOWHERE
        && position.lastTo() == Position.NOWHERE;
  }

  /**
   * Searches the turns of a ply that has been {@linkplain SearchStackEntry#begin begun}, the one
   * that was best before others are even listed.
   *
   * @param first the name of the turn that was best; 0 when none is known
   */
  private int turns(int beta, int height, long key, int first) {
    SearchStackEntry ply = plies.at(height);
    int alpha = ply.low;
    boolean cut = false;
    int rank = 0;
    if (first > 0 && ply.floor == -Score.WON && scene.isKnownLegal(position, first)) {
      history.rateAlone(scene, position, ply, first);
      ply.pick(0, 1);
      cut = isCut(ply, 0, beta, height);
      rank = 1;
    }
    if (!cut && !budget.isSpent()) {
      if (ply.floor == -Score.WON) {
        scene.turns(position, ply);
      } else {
        scene.changes(position, ply);
      }
      history.rate(scene, position, ply, first);
      for (int skipped = 0; skipped < rank; skipped++) {
        ply.pick(skipped, ply.moves.size());
      }
      searchFrom(ply, rank, beta, height);
    }
    if (budget.isSpent()) {
      return ply.best == -Score.WON ? ply.low : ply.best;
    }
    if (ply.searched == 0 && ply.floor == -Score.WON) {
      return scene.result(position, height);
    }
    int best = ply.best;
    int bound =
        best >= beta
            ? TranspositionTable.AT_LEAST
            : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
    table.note(key, best > alpha ? ply.bestTurn : 0, toTable(best, height), ply.deep, bound);
    return best;
  }

  private void searchFrom(SearchStackEntry ply, int first, int beta, int height) {
    int size = ply.moves.size();
    for (int rank = first; rank < size; rank++) {
      int i = ply.pick(rank, size);
      if (isTooLate(ply, i, beta)) {
        guesses++;
        continue;
      }
      if (ply.open.isLegal(position, i) && isCut(ply, rank, beta, height)) {
        return;
      }
    }
  }

  /** Late move pruning: so many moves have failed that later quiet ones are skipped. */
  private boolean isTooLate(SearchStackEntry ply, int number, int beta) {
    return prunesLate
        && ply.deep <= TOO_LATE
        && !ply.check
        && beta - ply.low == 1
        && ply.searched > 3 + 3 * ply.deep * ply.deep
        && !ply.tactical[number]
        && ply.best > -Score.PROVEN_WIN;
  }

  /** Searches the turn of a rank; whether the search of the ply is over. */
  private boolean isCut(SearchStackEntry ply, int rank, int beta, int height) {
    int i = ply.picked(rank);
    int low = ply.low;
    int score = score(ply, i, beta, height);
    ply.searched++;
    if (budget.isSpent()) {
      return true;
    }
    if (score <= ply.best) {
      return false;
    }
    ply.best = score;
    ply.bestTurn = ply.names[i];
    if (score > low) {
      ply.low = score;
      if (beta - low > 1) {
        ply.line.clear();
        ply.line.add(ply.moves.move(i));
        ply.line.addAll(plies.at(height + 1).line);
      }
    }
    if (score < beta) {
      return false;
    }
    refuted(ply, rank, i, ply.deep);
    return true;
  }

  private int score(SearchStackEntry ply, int i, int beta, int height) {
    int deep = ply.deep;
    int low = ply.low;
    boolean full = ply.searched < LATE || deep < LATE_LEAST || ply.check || ply.tactical[i];
    int mover = position.mover();
    ply.moves.make(position, i);
    budget.count();
    boolean again = goesOn && position.mover() == mover;
    int less = full || again || !reducesLate ? 0 : late(ply.searched, deep);
    int score;
    if (ply.searched == 0) {
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
    return score;
  }

  /** The score of the position reached, for the player who has just moved. */
  int below(int mover, int alpha, int beta, int depth, int height) {
    return position.mover() == mover
        ? search(alpha, beta, depth, height)
        : -search(-beta, -alpha, depth, height);
  }

  /** A score of the table seen from this height: an end is the farther, the higher we stand. */
  private static int fromTable(int score, int height) {
    return score >= Score.PROVEN_WIN
        ? score - height
        : score <= -Score.PROVEN_WIN ? score + height : score;
  }

  private static int toTable(int score, int height) {
    return score >= Score.PROVEN_WIN
        ? score + height
        : score <= -Score.PROVEN_WIN ? score - height : score;
  }

  private static int late(int rank, int deep) {
    return 1 + (rank >= 12 ? 1 : 0) + (deep >= 6 && rank >= 24 ? 1 : 0);
  }

  private void refuted(SearchStackEntry ply, int rank, int number, int deep) {
    if (ply.tactical[number]) {
      return;
    }
    ply.noteKiller(ply.names[number]);
    history.reward(ply.cells[number], deep);
    for (int before = 0; before < rank; before++) {
      int other = ply.picked(before);
      if (!ply.tactical[other]) {
        history.blame(ply.cells[other], deep);
      }
    }
  }
}
