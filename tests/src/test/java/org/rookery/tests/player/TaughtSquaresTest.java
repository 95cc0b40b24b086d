package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.player.value.Evaluation;
import org.rookery.program.GameProgram;
import org.rookery.tests.Games;

/** What games have taught is what is told of squares, for both rivals from their own side. */
class TaughtSquaresTest {
  private static final String RULES =
      """
      (include "boards")
      (include "endings")
      (game
        (title "Two Kings")
        (two-players)
        (board (rectangle 3 3))
        (board-setup (fen "k2/3/2K w - - 0 1"))
        (piece (name King) (letter K) (moves (betza "K")))
        (no-moves loss))
      """;

  @Test
  void what_was_taught_is_told() {
    Game game = Games.rulebook().text("kings.rules", RULES).load().orThrow();
    GameProgram program = game.program();
    int squares = program.topology().size();
    int first = program.contents().of(0, 0);
    int second = program.contents().of(0, 1);
    int[] taught = new int[program.contents().size() * squares];
    taught[first * squares] = 300;
    taught[second * squares] = -200;
    Evaluation byRules = new Evaluation(game.engine());
    Evaluation evaluation = byRules.judging(game.engine(), taught);
    assertThat(byRules.isTaughtSquares()).isFalse();
    assertThat(evaluation.isTaughtSquares()).isTrue();
    assertThat(evaluation.worth(first, 0)).isEqualTo(300);
    assertThat(evaluation.worth(second, 0)).isEqualTo(200);
  }
}
