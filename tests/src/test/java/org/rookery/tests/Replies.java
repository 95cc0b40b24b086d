package org.rookery.tests;

import com.fasterxml.jackson.databind.JsonNode;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.game.TurnReading;

/** Whether moves that the opponent of a page has made are legal in the JVM. */
public final class Replies {
  private Replies() {}

  /**
   * Makes a move of an opponent in a match.
   *
   * @param reply {@code move} and {@code fen}, the position after it; without a move where there is
   *     none
   * @return what is wrong with it; empty when nothing is
   */
  public static String problem(Match match, JsonNode reply) {
    String move = reply.path("move").asText();
    if (match.isOver() || match.turns().isEmpty()) {
      return move.isEmpty() ? "" : "the opponent plays on with " + move + ". ";
    }
    if (match.hides()) {
      return unseen(match, move, reply.path("fen").asText());
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

  /** Of a move that is not wholly seen, only what the next player is told and sees is known. */
  private static String unseen(Match match, String move, String fen) {
    String before = match.fen();
    for (int i = 0; i < match.turns().size(); i++) {
      match.playOn(match.turns().get(i));
      MatchSight sight = MatchSight.of(match, match.mover());
      String told = sight.played().get(sight.played().size() - 1);
      if (move.equals(told) && sight.fen().equals(fen)) {
        return "";
      }
      match.back();
    }
    return "no legal move in " + before + " leads to the view " + fen + " after " + move + ". ";
  }
}
