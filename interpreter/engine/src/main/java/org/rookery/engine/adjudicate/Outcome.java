package org.rookery.engine.adjudicate;

import org.rookery.program.GameProgram;

/** How a game stands. */
public sealed interface Outcome {
  /** The game goes on. */
  record Ongoing() implements Outcome {}

  /**
   * A player has won.
   *
   * @param player the winner
   * @param reason the name of the ending, such as {@code checkmate}
   */
  record Win(int player, String reason) implements Outcome {
    /** Who wins, as a clause: {@code White wins}, or {@code White and Red win}. */
    public String words(GameProgram program) {
      boolean alone = program.teamOf(player).size() == 1;
      return program.teamName(player) + (alone ? " wins" : " win");
    }

    /** Whether a player has won, alone or with others. */
    public boolean isFor(GameProgram program, int other) {
      return program.areAllied(player, other);
    }
  }

  /**
   * A player has lost and no other player is there to have won, as in a solitaire.
   *
   * @param player the loser
   * @param reason the name of the ending
   */
  record Loss(int player, String reason) implements Outcome {}

  /**
   * No player has won.
   *
   * @param reason the name of the ending, such as {@code stalemate}
   */
  record Draw(String reason) implements Outcome {}

  /** Whether the game is over by an ending of that name. */
  default boolean isBy(String ending) {
    return (this instanceof Win win && win.reason().equals(ending))
        || (this instanceof Draw draw && draw.reason().equals(ending));
  }

  /** Whether the game is over. */
  default boolean isOver() {
    return !(this instanceof Ongoing);
  }
}
