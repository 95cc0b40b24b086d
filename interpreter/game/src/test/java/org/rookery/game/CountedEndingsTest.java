package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endings that the player with the most pieces wins. */
class CountedEndingsTest {
  private static final String COUNTED = "(ending \"counted\" (>= (count anyone (board)) 1) count) ";

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
                + ") "
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
    assertThat(state("One Two Three", setup, COUNTED)).isEqualTo(state);
  }

  @ParameterizedTest
  @CsvSource({"false, A draw by counted.", "true, White wins by counted."})
  void piecesInHandCountWhereTheRulesSaySo(boolean hands, String state) {
    String setup = "(White (Man a1 off 1)) (Black (Man a3))";
    assertThat(
            state("White Black", setup, COUNTED + "(option \"include off-pieces\" " + hands + ")"))
        .isEqualTo(state);
  }

  /** The result of a count tells the points, also when no player has more; no other result does. */
  @ParameterizedTest
  @CsvSource({
    "count, a1 b1, White wins by it (2 to 1).",
    "count, a1, A draw by it (1 to 1).",
    "win (players White), a1 b1, White wins by it."
  })
  void pointsAreToldOfCountsAlone(String result, String white, String state) {
    String setup = "(White (Man %s)) (Black (Man a3))".formatted(white);
    String ending = "(points (count friend (board))) (ending \"it\" (piece? friend a1) %s)";
    assertThat(state("White Black", setup, ending.formatted(result))).isEqualTo(state);
    String another = " (ending \"full\" (piece? friend c3) count)";
    assertThat(state("White Black", setup, ending.formatted(result) + another)).isEqualTo(state);
  }

  /** Partners have their points together, and each team is named once. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|Three wins by counted (Three 3½, One 1, Two 1, Four 1).",
        "(teams (One Three) (Two Four))|One and Three win by counted (4½ to 2).",
        "(teams (One Two))|Three wins by counted (Three 3½, One and Two 2, Four 1)."
      })
  void pointsAreThoseOfTeams(String teams, String state) {
    String setup = "(One (Man a1)) (Two (Man b1)) (Three (Man c1 c2 c3)) (Four (Man a3))";
    String points = "(points (count friend (board)) (extra Three 0 half)) ";
    assertThat(state("One Two Three Four", setup, teams + points + COUNTED)).isEqualTo(state);
  }
}
