package org.rookery.engine.search;

import java.util.SplittableRandom;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.turn.Draws;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Plays random games as fast as it goes: every legal move is listed, one of them is made, all
 * equally likely but where chance {@linkplain Draws draws}; the same seed plays the same games.
 */
public final class RandomGames {
  private final MoveGenerator generator;
  private final Adjudicator adjudicator;
  private final MoveBuffer moves = new MoveBuffer();
  private final SplittableRandom random;
  private long turns;
  private long choices;

  /** Games of the generator's game by numbers drawn from {@code seed}. */
  public RandomGames(MoveGenerator generator, long seed) {
    this.generator = generator;
    this.adjudicator = new Adjudicator(generator);
    this.random = new SplittableRandom(seed);
  }

  /**
   * Plays on from a position until the game is over or so many turns have been made, and takes all
   * of them back.
   */
  public void play(Position position, int most) {
    int made = 0;
    while (made < most && step(position)) {
      made++;
    }
    turns += made;
    while (made-- > 0) {
      position.unmake();
    }
  }

  /** Makes one turn; false when the game is over. */
  private boolean step(Position position) {
    moves.clear();
    generator.legalMoves(position, moves);
    if (moves.size() == 0 || adjudicator.isOverWithTurns(position)) {
      return false;
    }
    choices += moves.size();
    moves.make(position, Draws.choose(generator.program(), position, moves, random::nextInt));
    return true;
  }

  /** The number of turns made in all games so far. */
  public long turns() {
    return turns;
  }

  /** The mean number of legal moves where one was made; 0 when none was. */
  public double branching() {
    return turns == 0 ? 0 : (double) choices / turns;
  }
}
