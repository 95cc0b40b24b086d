package org.rookery.player.search;

import org.rookery.engine.position.Position;
import org.rookery.player.value.MaterialGain;

/**
 * Plays on where pieces are still being exchanged, until things are quiet: only turns that change
 * pieces are looked at, or all of them out of check.
 */
final class Quiescence {
  /** Down to this depth there is no stand-pat where captures are mandatory. */
  private static final int FORCED = 8;

  private static final int CHECKED = 2;

  private static final int MAX_DEPTH = 24;

  /** So deep only what has just been captured is captured back: else exchanges would multiply. */
  private static final int BROAD = 6;

  private static final int MARGIN = 150;

  private final SearchGame scene;
  private final Position position;
  private final SearchBudget budget;
  private final SearchStack plies;
  private final History history;
  private final boolean quiesces;
  private final boolean compulsory;
  private final boolean stuckDecides;
  private long looks;

  Quiescence(SearchGame scene, Memory memory, Position position, SearchBudget budget) {
    this.scene = scene;
    this.position = position;
    this.budget = budget;
    plies = memory.plies();
    history = memory.history();
    quiesces = scene.evaluation().quiesces();
    compulsory = scene.evaluation().isCompulsory();
    stuckDecides = scene.evaluation().stuckDecides();
  }

  /** How many positions have been judged by their looks, since nothing decides them. */
  long looks() {
    return looks;
  }

  /** How good a position is for the mover when things have become quiet. */
  int search(int alpha, int beta, int height, int deep) {
    int decided = scene.decided(position, height);
    if (decided != SearchGame.GOES_ON) {
      return decided;
    }
    looks++;
    int stand = scene.look(position);
    if (!quiesces || deep >= MAX_DEPTH || height >= SearchStack.MAX_PLY - 1) {
      return stand;
    }
    boolean check = deep < CHECKED && scene.inCheck(position);
    boolean asks = check || (compulsory && deep < FORCED);
    if (!asks && stand >= beta) {
      return stand;
    }
    SearchStackEntry ply = plies.at(height);
    if (asks) {
      scene.turns(position, ply);
    } else {
      scene.changes(position, ply);
    }
    if (ply.moves.size() == 0) {
      return (asks || stuckDecides) && !scene.canMove(position)
          ? scene.result(position, height)
          : stand;
    }
    int loud = history.rateTactical(scene, position, ply);
    boolean forced = check || (asks && loud == ply.moves.size());
    if (!forced && (stand >= beta || loud == 0)) {
      return stand;
    }
    if (check) {
      history.rate(scene, position, ply, 0);
      loud = ply.moves.size();
    }
    return play(alpha, beta, height, forced ? ~deep : deep, stand, loud);
  }

  /**
   * Looks at the first turns of a ply.
   *
   * @param depth how deep this is; its complement where every turn has to be looked at
   */
  private int play(int alpha, int beta, int height, int depth, int stand, int size) {
    boolean forced = depth < 0;
    int next = (forced ? ~depth : depth) + 1;
    SearchStackEntry ply = plies.at(height);
    int best = forced ? -Score.WON : stand;
    int mover = position.mover();
    boolean any = false;
    for (int rank = 0; rank < size; rank++) {
      int i = ply.pick(rank, size);
      if (!forced && isHopeless(ply, i, depth, stand, Math.max(alpha, best))) {
        continue;
      }
      if (!ply.open.isLegal(position, i)) {
        continue;
      }
      any = true;
      ply.moves.make(position, i);
      budget.count();
      int low = Math.max(alpha, best);
      int score =
          position.mover() == mover
              ? search(low, beta, height + 1, next)
              : -search(-beta, -low, height + 1, next);
      position.unmake();
      if (budget.isSpent()) {
        return best;
      }
      if (score > best) {
        best = score;
        if (best >= beta) {
          return best;
        }
      }
    }
    return forced && !any ? scene.result(position, height) : best;
  }

  /** Whether a capture cannot help: it gains too little, or loses more than it takes. */
  private boolean isHopeless(SearchStackEntry ply, int number, int deep, int stand, int alpha) {
    int gain = ply.gains[number];
    if (stand + gain + MARGIN <= alpha) {
      return true;
    }
    MaterialGain turn = scene.gain();
    int[] words = ply.moves.words();
    turn.read(position, words, ply.moves.start(number), ply.moves.end(number));
    if (deep >= BROAD && turn.to() != position.lastTo()) {
      return true;
    }
    int attacker = scene.evaluation().worth(turn.piece());
    return gain < attacker
        && turn.from() != Position.NOWHERE
        && turn.to() != turn.from()
        && isGuarded(turn);
  }

  private boolean isGuarded(MaterialGain turn) {
    for (int rival : scene.evaluation().rivals().players()) {
      if (rival != position.as()
          && scene.generator().attacked(position, turn.to(), turn.piece(), rival)) {
        return true;
      }
    }
    return false;
  }
}
