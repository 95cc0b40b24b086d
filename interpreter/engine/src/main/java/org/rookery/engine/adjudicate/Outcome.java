package org.rookery.engine.adjudicate;

import java.util.stream.IntStream;
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

  /**
   * How it stands and by which ending, as suites write it: {@code White wins by checkmate}, {@code
   * White loses by curse}, {@code draw by stalemate} or {@code ongoing}.
   */
  default String inWords(GameProgram program) {
    if (this instanceof Win win) {
      return win.words(program) + " by " + win.reason();
    } else if (this instanceof Loss loss) {
      return program.players().get(loss.player()) + " loses by " + loss.reason();
    }
    return this instanceof Draw draw ? "draw by " + draw.reason() : "ongoing";
  }

  /**
   * The result as game scores in PGN write it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code
   * *}. With more than two sides it tells only whether the one that began has won.
   */
  default String inPgn(GameProgram program) {
    if (this instanceof Win win) {
      return win.isFor(program, program.opener()) ? "1-0" : program.sides() == 2 ? "0-1" : "*";
    } else if (this instanceof Loss) {
      return "0-1"; // of the only player: else another has won
    }
    return isOver() ? "1/2-1/2" : "*";
  }

  /**
   * The outcome when a player resigns or runs out of time: the only other side wins, and who plays
   * alone has lost. Of several other sides none has won, and the rules have no word for it: it is
   * as if the game went on.
   *
   * @param reason what the player did, as the name of an ending
   */
  static Outcome givenUp(GameProgram program, int loser, String reason) {
    IntStream others =
        IntStream.range(0, program.players().size())
            .filter(other -> program.competes(other) && !program.areAllied(other, loser));
    if (!program.competes(loser) || program.sides() > 2) {
      return new Ongoing();
    }
    return others
        .mapToObj(other -> (Outcome) new Win(other, reason))
        .findFirst()
        .orElseGet(() -> new Loss(loser, reason));
  }

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
