package org.rookery.engine.game;

/**
 * What an {@link ProgramAssembly} and a {@link MoveListing} write rules down as: numbers with
 * operands.
 */
public final class Op {
  /** The way is over. */
  public static final int END = 0;

  /** {@code HOLDS square else mask…}: goes on if what stands there is in the set. */
  public static final int HOLDS = 1;

  /** {@code TEST index else}: goes on if the test holds. */
  public static final int TEST = 2;

  /** {@code JUMP target}. */
  public static final int JUMP = 3;

  /** {@code FORK target}: goes on, and at the target when that way is over. */
  public static final int FORK = 4;

  /** {@code EDIT word}: collects an edit. */
  public static final int EDIT = 5;

  /** {@code MORE index}: goes on with a sequel. */
  public static final int MORE = 6;

  /** {@code EMIT word}: emits what has been collected, and this edit. */
  public static final int EMIT = 7;

  /** {@code EMIT_PLAIN word}: the same where nothing can have been collected. */
  public static final int EMIT_PLAIN = 8;

  /** Emits what has been collected. */
  public static final int EMIT_PENDING = 9;

  /** Collects the capture of the piece that passed. */
  public static final int CAPTURE_PASSER = 10;

  /** Forgets what has been collected. */
  public static final int FORGET = 11;

  /** How many words each has, but for the set of a {@link #HOLDS}. */
  private static final int[] LENGTHS = {1, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1};

  private Op() {}

  /** How many words one has, where a set of contents takes {@code maskWords}. */
  public static int length(int op, int maskWords) {
    return LENGTHS[op] + (op == HOLDS ? maskWords : 0);
  }
}
