package org.rookery.compiler.model;

import org.rookery.language.source.Origin;
import org.rookery.program.GameProgram.Elimination.Fate;

/**
 * How a player goes out of the game while others play on.
 *
 * @param fate what becomes of their pieces
 * @param heir the player whose they become; empty for another fate
 * @param when when the player to move, {@link Side#SELF}, goes out although they have a legal move
 */
public record EliminationModel(Fate fate, String heir, Condition when, Origin origin) {
  /** The counter of each player that says as which they went out, from 1. */
  public static final String OUT = "out";

  /** The counter of each player that says how many of their opponents are out. */
  public static final String OPPONENTS_OUT = "opponents-out";

  /** The name of the ending by which who is left wins. */
  public static final String LAST_PLAYER = "last player";
}
