package org.rookery.player.value;

import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Chains that end the game, of which some have to be there together, and others will do instead:
 * the fewer pieces are missing the better.
 *
 * @param starts from where chains begin
 * @param ways sets of chains, each of which will do
 * @param sign 1 when they are good for the first rival, -1 when they are bad for them
 */
record Chains(List<ConnectionDistance> starts, List<List<Chain>> ways, int sign)
    implements Feature {
  private static final int PER_PIECE = 100;

  /**
   * From some squares to others.
   *
   * @param start the number of the former
   */
  record Chain(int start, int[] to) {}

  @Override
  public int score(Position position) {
    for (ConnectionDistance start : starts) {
      start.look(position);
    }
    int least = Integer.MAX_VALUE;
    for (List<Chain> way : ways) {
      int missing = 0;
      for (Chain chain : way) {
        missing += starts.get(chain.start).missing(chain.to);
      }
      least = Math.min(least, missing);
    }
    return -sign * PER_PIECE * least;
  }

  @Override
  public Feature on(MoveGenerator generator) {
    return new Chains(starts.stream().map(ConnectionDistance::copy).toList(), ways, sign);
  }
}
