package org.rookery.engine.random;

import java.util.Random;
import org.rookery.engine.position.Zobrist;

/**
 * Makes generators of random numbers from seeds.
 *
 * <p>The first numbers of two {@link Random}s whose seeds lie next to each other are nearly the
 * same, and seeds are mostly counted: of games, of players, by users. So their bits are mixed
 * first.
 */
public final class SeededRandom {
  private SeededRandom() {}

  /**
   * A generator whose numbers depend on the seeds and their order alone, and look independent of
   * those of any other seeds.
   *
   * @param seeds a seed, and numbers of what it is used for, such as a game
   */
  public static Random of(long... seeds) {
    long mixed = seeds.length;
    for (long seed : seeds) {
      mixed = Zobrist.mix(Zobrist.mix(mixed) ^ seed);
    }
    return new Random(mixed);
  }
}
