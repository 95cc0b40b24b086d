package org.rookery.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.Draws;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Chooses any legal move, all equally likely but where chance {@linkplain Draws draws}; the same
 * seed makes the same choices.
 */
public final class RandomMover {
  private final MoveGenerator generator;
  private final Random random;

  /** A mover that draws its numbers from {@code seed}. */
  public RandomMover(MoveGenerator generator, long seed) {
    this.generator = generator;
    this.random = new Random(seed);
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
