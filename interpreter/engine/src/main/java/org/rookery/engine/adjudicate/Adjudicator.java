package org.rookery.engine.adjudicate;

import org.rookery.engine.movegen.MoveGenerator;
import org.rookery.engine.position.Position;

/** Says whether the game is over; it asks a generator, and like it belongs to one thread. */
public final class Adjudicator {
  private final MoveGenerator generator;

  /** An adjudicator for the generator's game. */
  public Adjudicator(MoveGenerator generator) {
    this.generator = generator;
  }

  /** How the game stands; a game that cannot go on and that no ending decides is a draw. */
  public Outcome outcome(Position position) {
    throw new UnsupportedOperationException("not yet " + generator + position);
  }

  /**
   * Whether the game is over by an ending other than repetition, a clock or the lack of moves: what
   * perft looks at.
   */
  public boolean isOver(Position position) {
    throw new UnsupportedOperationException("not yet " + generator + position);
  }
}
