package org.rookery.program;

/**
 * A way the game ends.
 *
 * @param reason the name the result shows, such as {@code checkmate}
 * @param player the player the result is about, or {@link #NO_PLAYER} for a draw
 * @param result what it is for that player
 * @param when when it holds, asked in the order of the program's endings after every turn
 * @param isDead whether it only says that no player can win any more: turns go on being counted
 */
public record Ending(String reason, int player, Result result, Test when, boolean isDead) {
  /** Instead of an ending's number: the game is not over. */
  public static final int NONE = -1;

  /** The player of a draw. */
  public static final int NO_PLAYER = -1;

  /** An ending at which a count of turns stops. */
  public Ending(String reason, int player, Result result, Test when) {
    this(reason, player, result, when, false);
  }

  /** What an ending is for its player. */
  public enum Result {
    WIN,
    LOSS,
    DRAW,
    /** The player with more pieces on the board wins, equal numbers draw. */
    COUNT
  }
}
