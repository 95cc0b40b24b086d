package org.rookery.engine.movegen;

/** The walks of one question about attacks as a class written for it by {@link WalkCompiler}. */
abstract class CompiledWalks {
  /** Whether one of the walks finds an attack whose bit, by its number from 0, is set. */
  abstract boolean attackedBy(int[] board, long walks);

  /**
   * Takes those walks and sets for each its bit, shifted, for the squares looked at; returns the
   * shifted bits of those that found an attack.
   */
  abstract long watch(int[] board, long[] looked, int shift, long walks);
}
