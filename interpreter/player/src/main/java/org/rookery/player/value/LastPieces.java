package org.rookery.player.value;

import org.rookery.engine.position.Position;

/**
 * Pieces of whom a player may not have too few, or wants to have few: the nearer to the bound, the
 * more each of them counts.
 *
 * @param contents the pieces
 * @param hands whether those in hand count too
 * @param bound so few end the game
 * @param worth what being one piece above the bound costs, from the first rival's side
 */
record LastPieces(int[] contents, boolean hands, int bound, int worth) implements Feature {
  @Override
  public int score(Position position) {
    int pieces = 0;
    for (int content : contents) {
      pieces += position.pieces(content);
      if (hands) {
        pieces += position.hand(content);
      }
    }
    int above = Math.max(1, pieces - bound);
    return -worth / above;
  }
}
