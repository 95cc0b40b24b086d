package org.rookery.compiler.model;

/** A player, said from the mover's point of view. */
public enum Side {
  /** The player whose pieces are moving, or whom an ending is about. */
  SELF,
  /**
   * Any other player who is neither neutral nor an ally. Of pieces also those that a player who is
   * out left to a neutral player, who is no opponent in questions about players.
   */
  OPPONENT,
  /** Another player of the same team. */
  ALLY,
  /** A neutral player. */
  NEUTRAL,
  /** Anybody. */
  ANY
}
