package org.rookery.engine.movegen;

/** The walks of one question about attacks as a class written for it by {@link WalkCompiler}. */
abstract class CompiledWalks {
  /** The number of walks. */
  int count;

  /** Whether one of the walks finds an attack. */
  abstract boolean attacked(int[] board);

  /** Whether one of the walks does whose bit, by its number from 0, is set. */
  abstract boolean attackedBy(int[] board, long walks);

  /**
   * Takes every walk and sets its bit, shifted, for the squares looked at; returns the bits of
   * those that found an attack.
   */
  abstract long watch(int[] board, long[] looked, int shift);
}
