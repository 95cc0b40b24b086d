package org.rookery.player.tree;

import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.SearchBudget;

/** Plays on at random, as fast as it goes: only the move that is made is worked out to its end. */
final class RandomPlayout {
  /** The most moves of a playout. */
  static final int MOST = 400;

  private final GameEngine engine;
  private final int[] side;
  private final Amaf made;
  private final MoveBuffer move = new MoveBuffer();

  /**
   * Playouts of an engine's game.
   *
   * @param side for each player one of those they win with
   * @param made hears of every move
   */
  RandomPlayout(GameEngine engine, int[] side, Amaf made) {
    this.engine = engine;
    this.side = side;
    this.made = made;
  }

  /** Makes moves until the game is over, {@link #MOST} of them at most; returns how many. */
  int run(Position position, SearchBudget budget, SplitMix64 random) {
    int plies = 0;
    while (plies < MOST && goesOn(position, random)) {
      budget.count();
      plies++;
    }
    return plies;
  }

  /** Makes a move; false where the game is over. */
  private boolean goesOn(Position position, SplitMix64 random) {
    if (engine.adjudicator().isOverWithTurns(position)) {
      return false;
    }
    engine.generator().legalMoveByChance(position, random::below, move);
    if (move.size() == 0) {
      return false;
    }
    made.add(side[position.mover()], Amaf.name(move));
    move.make(position, 0);
    return true;
  }
}
