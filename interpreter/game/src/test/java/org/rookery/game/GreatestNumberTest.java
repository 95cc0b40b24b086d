package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A player who has turns in a row must make a number as great as they can. */
class GreatestNumberTest {
  /** Between b1 and b2 one may step to and fro, but only b1 is beside the goal. */
  @Test
  void turnsThatComeBackLoseNothing() {
    String rules =
        """
        (game (title "Rows") (players White Black) (turn-order White Black)
          (another-turn (not (exists friend (zone end))))
          (as-much-as-possible (count friend (zone goal)))
          (board (rectangle 3 3)
            (zone (name end) (positions c1 c2)) (zone (name goal) (positions c1)))
          (board-setup (White (Man a1)) (Black (Man a3)))
          (piece (name Man) (letter M)
            (moves (for-each ($way e ne n s) ($way (verify empty?) add)))))
        """;
    Match match = Rules.of("rows.rules", rules).load().orThrow().start();
    assertThat(match.turns().stream().map(LegalMove::uci))
        .containsExactlyInAnyOrder("a1b1", "a1b2", "a1a2");
    match.play("a1b2");
    assertThat(match.turns().stream().map(LegalMove::uci)).doesNotContain("b2c2").contains("b2b1");
  }
}
