package org.rookery.compiler.model;

/** A player, said from the mover's point of view. */
public enum Side {
  /** The player whose pieces are moving, or whom an ending is about. */
  SELF,
  /** Any other player who is not neutral. */
  OPPONENT,
  /** A neutral player. */
  NEUTRAL,
  /** Anybody. */
  ANY
}
