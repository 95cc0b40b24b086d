package org.rookery.player.search;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Chooses where every turn loses, or none does better than draw: the turn after which most of the
 * rival's turns would be mistakes.
 */
final class SwindleSearch {
  private final MoveGenerator generator;
  private final AlphaBeta search;
  private final Position position;
  private final SearchBudget budget;

  /**
   * How easily the rival goes wrong.
   *
   * @param sudden whether they can win on the spot, which no player overlooks
   * @param mistakes the share of their moves that would be mistakes
   */
  private record Chance(boolean sudden, double mistakes) {
    static final Chance NONE = new Chance(true, -1);

    boolean isBetterThan(Chance other) {
      return sudden == other.sudden ? mistakes > other.mistakes : other.sudden;
    }
  }

  SwindleSearch(MoveGenerator generator, AlphaBeta search, Position position, SearchBudget budget) {
    this.generator = generator;
    this.search = search;
    this.position = position;
    this.budget = budget;
  }

  /** A turn as good as the best one, at which the rival goes wrong more easily; else that one. */
  Thought better(List<Move> moves, Thought best) {
    boolean lost = best.score().isLost();
    int depth = best.score().pliesToEnd().orElse(best.depth());
    Move chosen = best.line().get(0);
    Chance most = lost || isProved(chosen, depth) ? chance(chosen, lost, depth) : Chance.NONE;
    if (most.equals(Chance.NONE)) {
      return best;
    }
    for (Move move : moves) {
      if (move.equals(best.line().get(0)) || !(lost || isProved(move, depth))) {
        continue;
      }
      Chance chance = chance(move, lost, depth);
      if (!budget.isSpent() && chance.isBetterThan(most)) {
        most = chance;
        chosen = move;
      }
    }
    return chosen.equals(best.line().get(0)) ? best : thought(chosen, best, depth);
  }

  /** Whether a turn is proved to draw at least. */
  private boolean isProved(Move move, int depth) {
    long guesses = search.guesses();
    return value(move, -1, 0, depth - 1, 1) >= 0
        && search.guesses() == guesses
        && !budget.isSpent();
  }

  /** The score of a move for the player who makes it. */
  private int value(Move move, int alpha, int beta, int depth, int height) {
    int mover = position.mover();
    position.make(move);
    budget.count();
    int value = search.below(mover, alpha, beta, depth, height);
    position.unmake();
    return value;
  }

  private Chance chance(Move move, boolean lost, int depth) {
    int mover = position.mover();
    position.make(move);
    budget.count();
    List<Move> replies =
        position.mover() == mover || position.mover() < 0
            ? List.of()
            : generator.legalMoves(position);
    int enough = lost ? Score.PROVEN_WIN : 0;
    int mistakes = 0;
    boolean sudden = false;
    for (Move reply : replies) {
      // One ply deeper than the end: a lack of moves is only noticed where moves are generated.
      int value = value(reply, enough - 1, enough, depth - 1, 2);
      mistakes += value < enough ? 1 : 0;
      sudden |= value >= Score.WON - 2;
      if (budget.isSpent()) {
        break;
      }
    }
    position.unmake();
    return budget.isSpent() || replies.isEmpty()
        ? Chance.NONE
        : new Chance(sudden, (double) mistakes / replies.size());
  }

  private Thought thought(Move move, Thought best, int depth) {
    List<Move> line = new ArrayList<>();
    line.add(move);
    int value = value(move, -Score.WON, Score.WON, depth - 1, 1);
    boolean known = !budget.isSpent();
    if (known) {
      line.addAll(search.lineFrom(1));
    }
    return new Thought(
        line,
        known ? new Score(value) : best.score(),
        best.depth(),
        best.nodes() + budget.nodes(),
        best.millis() + budget.millis());
  }
}
