package org.rookery.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.engine.position.Setup;
import org.rookery.game.Rules;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** What else a board that was put together says: who may castle, and whose turn of which it is. */
class BoardEditTest {
  private static GameProgram program(String order) {
    return Rules.of(
            "edited.rules",
            "(game (title \"Edited\") (players White Black) (turn-order "
                + order
                + ") (board (rectangle 4 2)) (board-setup (White (King a1) (Rook d1)) (Black (King"
                + " a2))) (piece (name Rook) (letter R)) (piece (name King) (letter K) (moves (e"
                + " (verify empty?) add) (e (verify empty?) e (verify empty?) e (verify (castles?"
                + " start here)) back add))))")
        .load()
        .orThrow()
        .program();
  }

  /** The text for a board like the start position. */
  private static String text(GameProgram program, int player) {
    StringBuilder text = new StringBuilder().append(player);
    Setup start = Setup.start(program);
    for (int square = 0; square < start.board().size(); square++) {
      int content = start.board().get(square);
      if (content != Contents.EMPTY) {
        text.append('\n').append(square).append(' ').append(content);
      }
    }
    return text.toString();
  }

  @Test
  void rightsAreThoseOfTheStart() {
    GameProgram program = program("White Black");
    Setup start = Setup.start(program);
    assertThat(start.rights()).isNotZero();
    assertThat(BoardEdit.read(program, text(program, 0)))
        .hasValueSatisfying(setup -> assertThat(setup.rights()).isEqualTo(start.rights()));
  }

  /** Turns that come only once, at the beginning, are not set up again. */
  @Test
  void theTurnIsOneThatComesAgain() {
    GameProgram program = program("White Black repeat Black White");
    for (int player = 0; player < 2; player++) {
      int step = 3 - player;
      assertThat(BoardEdit.read(program, text(program, player)))
          .hasValueSatisfying(setup -> assertThat(setup.step()).isEqualTo(step));
    }
    assertThat(BoardEdit.read(program, text(program, 2))).isEmpty();
  }
}
