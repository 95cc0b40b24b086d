package org.rookery.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.random.SeededRandom;
import org.rookery.engine.turn.Draws;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Chooses any legal move, all equally likely but where chance {@linkplain Draws draws}; the same
 * seeds make the same choices.
 */
public final class RandomMover {
  private final MoveGenerator generator;
  private final Random random;

  /**
   * A mover.
   *
   * @param seeds of the numbers it draws: a seed, and the number of a game
   */
  public RandomMover(MoveGenerator generator, long... seeds) {
    this.generator = generator;
    this.random = SeededRandom.of(seeds);
  }

  /** A legal move, or empty when there is none. */
  public Optional<Move> choose(Position position) {
    List<Move> moves = generator.legalMoves(position);
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(
            moves.get(Draws.choose(generator.program(), position, moves, random::nextInt)));
  }
}
