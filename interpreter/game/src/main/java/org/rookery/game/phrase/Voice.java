package org.rookery.game.phrase;

/**
 * What a sentence calls those it is about.
 *
 * @param self the player
 * @param their what is that player's
 * @param opponent the other player
 * @param here the square where the cursor is
 * @param from what a square next to it is told from; empty for nothing
 */
public record Voice(String self, String their, String opponent, String here, String from) {
  /** Of an ending that is asked of every player. */
  public static final Voice PLAYER =
      new Voice("the player", "their", "the opponent", "the square", "");

  /** Of a move as it arrives. */
  public static final Voice ARRIVAL =
      new Voice("the player", "their", "the opponent", "the arrival square", "it");

  /** Of a piece where it starts. */
  public static final Voice START =
      new Voice("its owner", "its owner's", "the opponent", "its square", "it");

  /** Of one player by name. */
  public static Voice of(String player) {
    return new Voice(player, player + "'s", "the opponent", "the square", "");
  }

  /** The same, of another square. */
  public Voice at(String square) {
    return new Voice(self, their, opponent, square, square.isEmpty() ? "" : "it");
  }
}
