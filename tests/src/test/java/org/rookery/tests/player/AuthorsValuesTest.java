package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Game;
import org.rookery.player.value.Evaluation;
import org.rookery.tests.Games;

/**
 * What an author says a piece is worth is believed, and the others are seen in proportion; what
 * endings ask for says which pieces must be kept.
 */
class AuthorsValuesTest {
  private static final String RULES =
      """
      (include "boards")
      (include "endings")
      (game
        (title "Riders and Guards")
        (two-players)
        (board (rectangle 6 6))
        (board-setup (fen "rgg3/6/6/6/6/3GGR w - - 0 1"))
        (piece (name Rider) (letter R) %s (moves (betza "R")))
        (piece (name Guard) (letter G) (moves (betza "K")))
        (no-moves loss))
      """;

  private static int worth(String value, String piece) {
    Game game = Games.rulebook().text("riders.rules", RULES.replace("%s", value)).load().orThrow();
    Evaluation evaluation = new Evaluation(game.engine());
    int type = game.pieces().indexOf(piece);
    return evaluation.values().of(game.program().contents().of(type, 0));
  }

  @Test
  void authors_are_believed() {
    assertThat(worth("(value 777)", "Rider")).isEqualTo(777);
    assertThat(worth("", "Rider")).isNotEqualTo(777);
    assertThat(worth("(value 777)", "Guard")).isGreaterThan(worth("", "Guard"));
  }

  /** How many pieces all have when a clock strikes is no reason to keep each of them. */
  @ParameterizedTest
  @CsvSource({
    "(and (= (clock) 31) (< (count anyone (board)) 7)), false",
    "(and (to-move? opponent) (< (count anyone (board)) 7)), true",
    "(and (= (clock) 31) (< (+ (count friend (board)) (count enemy (board))) 7)), false",
    "(and (= (clock) 31) (or (to-move? opponent) (< (count anyone (board)) 7))), false",
    "(and (>= (clock) 31) (< (count (friend Guard) (board)) 2)), true"
  })
  void pieces_of_all_that_a_clock_asks_for_are_not_precious(String condition, boolean precious) {
    String ending = "(ending \"few\" " + condition + " loss)";
    Game game =
        Games.rulebook()
            .text(
                "riders.rules",
                RULES.replace("%s", "").replace("(no-moves loss)", ending + "(no-moves loss)"))
            .load()
            .orThrow();
    int guard = game.program().contents().of(game.pieces().indexOf("Guard"), 0);
    assertThat(new Evaluation(game.engine()).isPrecious(guard)).isEqualTo(precious);
  }
}
