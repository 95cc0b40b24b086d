package org.rookery.player.value;

import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;

/**
 * What a game is like, seen in some random games.
 *
 * @param tacticalShare the share of turns that capture, promote or convert
 * @param branching the mean number of turns there are
 */
record Profile(double tacticalShare, double branching) {
  private static final int GAMES = 6;
  private static final int MAX_PLIES = 120;

  static Profile of(GameEngine engine, MaterialGain gains, long seed) {
    SplitMix64 random = new SplitMix64(seed);
    MoveBuffer moves = new MoveBuffer();
    long turns = 0;
    long loud = 0;
    long positions = 0;
    for (int game = 0; game < GAMES; game++) {
      Position position = engine.start();
      for (int ply = 0; ply < MAX_PLIES; ply++) {
        moves.clear();
        engine.generator().legalMoves(position, moves);
        if (moves.size() == 0 || engine.adjudicator().isOverWithTurns(position)) {
          break;
        }
        positions++;
        turns += moves.size();
        for (int i = 0; i < moves.size(); i++) {
          gains.read(position, moves.words(), moves.start(i), moves.end(i));
          loud += gains.isTactical() ? 1 : 0;
        }
        moves.make(position, random.below(moves.size()));
      }
    }
    return new Profile(
        turns == 0 ? 0 : (double) loud / turns, positions == 0 ? 0 : (double) turns / positions);
  }
}
