package org.rookery.engine.search;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.movegen.MoveGenerator;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;

/**
 * Counts the leaves of the tree of whole turns.
 *
 * <p>A position where the game is over has no turns below it; draws by repetition and by a clock
 * are not looked at.
 */
public final class Perft {
  private final MoveGenerator generator;
  private final Adjudicator adjudicator;

  /** A counter for the generator's game; like the generator it belongs to one thread. */
  public Perft(MoveGenerator generator) {
    this.generator = generator;
    this.adjudicator = new Adjudicator(generator);
  }

  /** The number of leaves {@code depth} moves below {@code position}; 1 for depth 0. */
  public long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (adjudicator.isOver(position)) {
      return 0;
    }
    if (depth == 1) {
      return generator.countLegal(position);
    }
    long leaves = 0;
    for (Move move : generator.legalMoves(position)) {
      position.make(move);
      leaves += count(position, depth - 1);
      position.unmake();
    }
    return leaves;
  }

  /** The leaves below each legal move, in the generator's order; {@code depth} is at least 1. */
  public Map<Move, Long> divide(Position position, int depth) {
    Map<Move, Long> leaves = new LinkedHashMap<>();
    if (!adjudicator.isOver(position)) {
      for (Move move : generator.legalMoves(position)) {
        position.make(move);
        leaves.put(move, count(position, depth - 1));
        position.unmake();
      }
    }
    return leaves;
  }
}
