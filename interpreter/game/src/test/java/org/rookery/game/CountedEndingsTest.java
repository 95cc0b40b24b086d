package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endings that the player with the most pieces wins. */
class CountedEndingsTest {
  private static String state(String players, String setup, String more) {
    return Rules.of(
            "counted.rules",
            "(game (title \"Counted\") (players "
                + players
                + ") (turn-order "
                + players
                + ") (board (rectangle 3 3)) (piece (name Man) (letter M) (moves (n add)))"
                + " (board-setup "
                + setup
                + ") (ending \"counted\" (>= (count anyone (board)) 1) count) "
                + more
                + ")")
        .load()
        .orThrow()
        .start()
        .state();
  }

  /** Two who have as many draw only where nobody has more. */
  @ParameterizedTest
  @CsvSource({
    "a1, b1, c1 c2, Three wins by counted.",
    "a1 a2, b1, c1 c2, A draw by counted.",
    "a1 a2, b1 b2, c1, A draw by counted.",
    "a1, b1 b2, c1, Two wins by counted."
  })
  void ofThreePlayers(String one, String two, String three, String state) {
    String setup = "(One (Man %s)) (Two (Man %s)) (Three (Man %s))".formatted(one, two, three);
    assertThat(state("One Two Three", setup, "")).isEqualTo(state);
  }

  @ParameterizedTest
  @CsvSource({"false, A draw by counted.", "true, White wins by counted."})
  void piecesInHandCountWhereTheRulesSaySo(boolean hands, String state) {
    String setup = "(White (Man a1 off 1)) (Black (Man a3))";
    assertThat(state("White Black", setup, "(option \"include off-pieces\" " + hands + ")"))
        .isEqualTo(state);
  }
}
