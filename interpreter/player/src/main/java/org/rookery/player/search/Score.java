package org.rookery.player.search;

import java.util.OptionalInt;

/**
 * How good a position is for the player to move.
 *
 * @param value in hundredths of the commonest piece; beyond {@link #PROVEN_WIN} the game is won or
 *     lost, sooner the farther beyond
 */
public record Score(int value) {
  /** The value of a game won on the spot; lost is its opposite. */
  public static final int WON = 32_000;

  /** From here on a value says that the game is won whatever the rival does. */
  public static final int PROVEN_WIN = WON - 1_000;

  /** How many turns of both there are to the forced end; empty when none is seen. */
  public OptionalInt pliesToEnd() {
    return Math.abs(value) >= PROVEN_WIN
        ? OptionalInt.of(WON - Math.abs(value))
        : OptionalInt.empty();
  }

  /** Whether a forced end has been found. */
  public boolean isSure() {
    return isWon() || isLost();
  }

  /** Whether a forced win has been found. */
  public boolean isWon() {
    return value >= PROVEN_WIN;
  }

  /** Whether every turn loses by force. */
  public boolean isLost() {
    return value <= -PROVEN_WIN;
  }
}
