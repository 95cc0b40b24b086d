package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** How games end where more than two play, and by a clock that is part of a sum. */
class EndsOfManyTest {
  private static Match match(String ending, String east) {
    return Rules.of(
            "four.rules",
            """
            (game (title "Four") (players North East South West)
              (turn-order North East South West)
              (board (rectangle 4 4))
              (piece (name Man) (letter M) (moves (betza "W")))
              %s
              (board-setup (North (Man a1)) %s (South (Man d4)) (West (Man a4))))
            """
                .formatted(ending, east))
        .load()
        .orThrow()
        .start();
  }

  @Test
  void whoComesAfterTheLoserWins() {
    Match match = match("(no-moves loss)", "");
    match.play("a1-a2");
    assertThat(match.state()).startsWith("South wins");
  }

  /** Chance and pieces of no player's are between them. */
  @Test
  void whoCannotWinDoesNot() {
    Match match =
        Rules.of(
                "dice.rules",
                """
                (game (title "Dice") (players White ?Dice Stones Black)
                  (turn-order White ?Dice Black)
                  (board (rectangle 3 3) (zone (name home) (positions a1))) (pass-turn true)
                  (piece (name Man) (letter M) (moves (betza "W")))
                  (board-setup (White (Man a1)) (Stones (Man b2)) (Black (Man c3)))
                  (ending "gone" (= (count (friend Man) (zone home)) 0) loss (players White)))
                """)
            .load()
            .orThrow()
            .start();
    match.play("a1-a2");
    assertThat(match.state()).isEqualTo("Black wins by gone.");
  }

  /** Perft goes on below a draw that a clock brings about, also where it is asked in a sum. */
  @Test
  void aClockInASumIsAClock() {
    Match match = match("(ending \"long\" (>= (+ (clock) 1) 2) draw)", "(East (Man d1))");
    match.play("a1-a2");
    Adjudicator adjudicator = new Adjudicator(match.engine().generator());
    assertThat(match.state()).isEqualTo("A draw by long.");
    assertThat(adjudicator.isOver(match.position())).isFalse();
  }
}
