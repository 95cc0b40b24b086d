package org.rookery.player.random;

/**
 * Random numbers by Steele, Lea and Flood's SplitMix64: the same seed gives the same numbers on
 * every platform.
 */
public final class SplitMix64 {
  private long state;

  /** A generator whose numbers hang on {@code seed} alone. */
  public SplitMix64(long seed) {
    state = seed;
  }

  /** Any 64 bits. */
  public long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /**
   * A number from 0 up to {@code bound}, exclusive; it is as good as equally likely, since bounds
   * are small.
   *
   * @param bound at least 1
   */
  public int below(int bound) {
    return (int) (((next() >>> 32) * bound) >>> 32);
  }

  /** A number from 0 up to 1, exclusive. */
  public double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }
}
