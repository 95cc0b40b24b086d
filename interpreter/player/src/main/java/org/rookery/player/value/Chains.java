package org.rookery.player.value;

import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Chains that end the game, of which some have to be there together, and others will do instead:
 * the fewer pieces are missing the better.
 *
 * @param ways sets of chains, each of which will do
 * @param sign 1 when they are good for the first rival, -1 when they are bad for them
 */
record Chains(List<List<ConnectionDistance>> ways, int sign) implements Feature {
  private static final int PER_MAN = 100;

  @Override
  public int score(Position position) {
    int least = Integer.MAX_VALUE;
    for (List<ConnectionDistance> way : ways) {
      int missing = 0;
      for (ConnectionDistance chain : way) {
        missing += chain.missing(position);
      }
      least = Math.min(least, missing);
    }
    return -sign * PER_MAN * least;
  }

  @Override
  public Feature on(MoveGenerator generator) {
    return new Chains(
        ways.stream().map(way -> way.stream().map(ConnectionDistance::copy).toList()).toList(),
        sign);
  }
}
