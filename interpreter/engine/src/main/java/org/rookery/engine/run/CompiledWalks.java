package org.rookery.engine.run;

/** The walks of one question about attacks, written for it alone by a {@link Backend}. */
public abstract class CompiledWalks {
  /** Questions of more walks than this are left to the interpreter: each has a bit of a word. */
  public static final int MAX_WALKS = 63;

  /** Whether one of the walks finds an attack whose bit, by its number from 0, is set. */
  public abstract boolean attackedBy(int[] board, long walks);

  /**
   * Takes those walks and sets for each its bit, shifted, for the squares looked at; returns the
   * shifted bits of those that found an attack.
   */
  public abstract long watch(int[] board, long[] looked, int shift, long walks);
}
