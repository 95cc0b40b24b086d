package org.rookery.web.table;

import java.util.Optional;
import org.rookery.engine.position.Setup;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** A position that a person has put together on the board. */
final class BoardEdit {
  private static final int MOST_IN_HAND = 999;

  private BoardEdit() {}

  /**
   * The position that a text tells: the number of the player to move, and then lines of {@code
   * square content}, or {@code hand content count}, in numbers. Rights are those of the start,
   * where the pieces for them are in place. Empty when the text tells none.
   */
  static Optional<Setup> read(GameProgram program, String text) {
    String[] lines = text.strip().split("\n");
    Setup setup = Setup.empty(program).withRights(Setup.start(program).rights());
    for (int i = 1; i < lines.length; i++) {
      String[] words = lines[i].split(" ");
      boolean isHand = words[0].equals("hand");
      int square = isHand ? 0 : number(words[0], setup.board().size());
      int content = words.length < 2 ? -1 : number(words[1], program.contents().size());
      int count = isHand ? number(words.length < 3 ? "" : words[2], MOST_IN_HAND + 1) : 0;
      if (square < 0 || content <= Contents.EMPTY || count < 0) {
        return Optional.empty();
      }
      setup = isHand ? setup.withHand(content, count) : setup.withSquare(program, square, content);
    }
    int player = number(lines[0], program.players().size());
    for (int step = program.repeatFrom(); step < program.turnOrder().size(); step++) {
      if (program.turnOrder().get(step).player() == player) {
        return Optional.of(setup.withTurn(step, 1));
      }
    }
    return Optional.empty();
  }

  /** The number that a word is; -1 when it is none below a limit. */
  private static int number(String word, int limit) {
    boolean isNumber = word.matches("[0-9]{1,6}");
    return isNumber && Integer.parseInt(word) < limit ? Integer.parseInt(word) : -1;
  }
}
