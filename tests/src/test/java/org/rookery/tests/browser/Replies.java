package org.rookery.tests.browser;

import com.fasterxml.jackson.databind.JsonNode;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.tests.Games;

/**
 * Whether moves that an opponent made in a browser are legal in the JVM.
 *
 * @param game which was played there
 */
record Replies(Playbook game) {
  /**
   * What is wrong with a move; empty when nothing is.
   *
   * @param played how many turns of the game had been made before it
   * @param reply its text and the position after it
   */
  String problem(int played, JsonNode reply) {
    Match match = Games.game(game.name()).start();
    game.turns().subList(0, played).forEach(match::play);
    return problem(match, reply);
  }

  /** The same in a match, in which the move is made. */
  static String problem(Match match, JsonNode reply) {
    String move = reply.path("move").asText();
    if (match.isOver() || match.turns().isEmpty()) {
      return move.isEmpty() ? "" : "the opponent plays on with " + move + ". ";
    }
    if (!(match.turns().read(move) instanceof TurnReading.Found found)) {
      return "the opponent's move `" + move + "` in " + match.fen() + " is not legal. ";
    }
    match.play(found.turn());
    String fen = reply.path("fen").asText();
    return fen.equals(match.fen())
        ? ""
        : "after the opponent's move " + move + ": " + fen + " for " + match.fen() + ". ";
  }
}
