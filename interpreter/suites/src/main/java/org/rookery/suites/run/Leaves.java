package org.rookery.suites.run;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.Perft;
import org.rookery.game.engine.GameEngine;

/** Counts leaves as {@link Perft} does, as long as there is time. */
public final class Leaves {
  /** Subtrees of at most this depth are counted without a look at the clock. */
  private static final int AT_ONCE = 2;

  private final GameEngine game;
  private final Perft perft;
  private final CaseTimeLimit patience;

  /** Counts in one game. */
  public Leaves(GameEngine game, CaseTimeLimit patience) {
    this.game = game;
    this.perft = new Perft(game.generator());
    this.patience = patience;
  }

  /** The number of leaves so many turns below a position. */
  public long count(Position position, int depth) throws CaseTimeLimit.OutOfTime {
    if (depth <= AT_ONCE) {
      patience.check();
      return perft.count(position, depth);
    }
    long leaves = 0;
    for (long below : divide(position, depth).values()) {
      leaves += below;
    }
    return leaves;
  }

  /** The leaves below each legal move. */
  public Map<Move, Long> divide(Position position, int depth) throws CaseTimeLimit.OutOfTime {
    Map<Move, Long> leaves = new LinkedHashMap<>();
    if (!game.adjudicator().isOver(position)) {
      for (Move move : game.generator().legalMoves(position)) {
        position.make(move);
        try {
          leaves.put(move, count(position, depth - 1));
        } finally {
          position.unmake();
        }
      }
    }
    return leaves;
  }
}
