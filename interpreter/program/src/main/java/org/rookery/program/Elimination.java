package org.rookery.program;

import java.util.List;

/**
 * How a player goes out of the game while others play on.
 *
 * @param fate what becomes of their pieces
 * @param heir the player whose they become, for {@link Fate#HEIR}
 * @param when for each player when they go out although they have a legal move
 * @param out the number of the first player's counter that says as which they went out, from 1; the
 *     others' follow
 * @param opponentsOut the number of the first player's counter of opponents who are out
 */
public record Elimination(Fate fate, int heir, List<Test> when, int out, int opponentsOut) {
  /** What becomes of the pieces of a player who is out. */
  public enum Fate {
    /** They stay as they are, the player's own. */
    STAY,
    /** They leave the game. */
    LEAVE,
    /** They become those of a player who has no turns. */
    HEIR,
    /** They become those of the player who has moved last. */
    LAST_MOVER
  }
}
