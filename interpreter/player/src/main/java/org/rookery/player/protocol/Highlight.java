package org.rookery.player.protocol;

import java.util.Map;
import java.util.TreeMap;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.program.board.BoardLayout;

/** Where a piece that has been lifted may go, as a board of colours. */
final class Highlight {
  private Highlight() {}

  /**
   * The board of colours: {@code Y} to go to, {@code R} to capture on, {@code M} to promote on.
   *
   * @param square the name of the square it stands on
   */
  static String of(Match match, String square) {
    Map<String, Character> colours = new TreeMap<>();
    for (LegalMove turn : match.turns().from(square)) {
      turn.to()
          .filter(to -> turn.from().filter(square::equals).isPresent())
          .ifPresent(to -> colours.merge(to, colour(match, turn, to), Highlight::choice));
    }
    BoardLayout layout = match.game().program().layout();
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < layout.rows(); row++) {
      text.append(row == 0 ? "" : "/");
      int empty = 0;
      for (int column = 0; column < layout.columns(); column++) {
        int number = layout.squareAt()[row][column];
        Character colour = number < 0 ? null : colours.get(match.game().squares().get(number));
        if (colour == null) {
          empty++;
        } else {
          text.append(empty == 0 ? "" : String.valueOf(empty)).append(colour.charValue());
          empty = 0;
        }
      }
      text.append(empty == 0 ? "" : String.valueOf(empty));
    }
    return text.toString();
  }

  private static char colour(Match match, LegalMove turn, String to) {
    return match.on(to).isPresent() || !turn.captured().isEmpty() ? 'R' : 'Y';
  }

  /** Two turns to one square differ in what the piece becomes. */
  private static char choice(char one, char other) {
    return 'M';
  }
}
