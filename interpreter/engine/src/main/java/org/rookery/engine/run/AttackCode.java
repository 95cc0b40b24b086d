package org.rookery.engine.run;

/**
 * Questions about attacks as decisions: which square to look at, and where to go on for what stands
 * there.
 *
 * <p>Flat: a question is {@code walks start…}; a look is {@code square classes target…}, where
 * {@code classTables[classes + content]} is the number of the target.
 *
 * @param contents how many contents there are
 */
public record AttackCode(int[] words, int[] classTables, int contents) {
  /** A target: there is an attack. */
  public static final int HIT = -1;

  /** As a target: no attack. */
  public static final int MISS = -2;
}
