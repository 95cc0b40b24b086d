package org.rookery.web.table;

import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.program.Notation;

/**
 * A move that was made.
 *
 * @param name as players of the game write it
 * @param player who made it
 */
public record MadeMove(String name, int player) {
  /** A move that is made now. */
  public static MadeMove of(Match match, LegalMove move) {
    return new MadeMove(name(match, move), match.mover());
  }

  /**
   * A move in the notation that the rules name; where they name none, in standard algebraic
   * notation, or else the shortest text.
   */
  static String name(Match match, LegalMove move) {
    Notation notation = match.game().program().notation();
    if (match.hides()) {
      return move.shown(); // a mark of check would tell what is not seen
    }
    boolean hasOwn = !notation.convention().isEmpty() || !notation.patterns().isEmpty();
    return hasOwn ? move.written() : move.san();
  }
}
