package org.rookery.player.protocol;

import org.rookery.engine.adjudicate.Outcome;
import org.rookery.game.Match;
import org.rookery.player.search.Thought;

/** Numbers as XBoard writes and reads them. */
final class XboardNumbers {
  private XboardNumbers() {}

  /** The score of a thought; forced ends are reported as 100000 plus the number of moves. */
  static int score(Thought thought) {
    int plies = thought.score().pliesToEnd().orElse(-1);
    int turns = 100_000 + (plies + 1) / 2;
    return plies < 0 ? thought.score().value() : thought.score().isWon() ? turns : -turns;
  }

  /** The number in the text, at most eight digits; {@code otherwise} if it is none. */
  static int number(String text, int otherwise) {
    return text.matches("\\d{1,8}") ? Integer.parseInt(text) : otherwise;
  }

  /** A thought about a position: depth, score, hundredths of a second, turns made, best line. */
  static String thought(Match snapshot, Thought thought) {
    StringBuilder line = new StringBuilder();
    Session.line(snapshot, thought, turn -> XboardSquares.write(snapshot.game(), turn))
        .forEach(text -> line.append(' ').append(text));
    return thought.depth()
        + " "
        + score(thought)
        + " "
        + thought.millis() / 10
        + " "
        + thought.nodes()
        + line;
  }

  /** Who has won a game that is over, or that the only player has lost. */
  static String result(Match match, Outcome outcome) {
    if (outcome instanceof Outcome.Win win) {
      boolean first = win.isFor(match.game().program(), match.game().program().opener());
      return first ? "1-0" : "0-1";
    }
    return outcome instanceof Outcome.Loss ? "0-1" : "1/2-1/2"; // of the only player
  }
}
