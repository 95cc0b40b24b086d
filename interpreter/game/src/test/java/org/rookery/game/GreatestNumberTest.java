package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A player who has turns in a row must make a number as great as they can. */
class GreatestNumberTest {
  /**
   * Between b1 and b2 one may step to and fro, but only b1 is beside the goal; in what order the
   * rules list the ways does not matter.
   */
  @ParameterizedTest
  @ValueSource(strings = {"e ne n s", "n s e ne", "s n ne e", "ne s n e"})
  void turnsThatComeBackLoseNothing(String ways) {
    String rules =
        """
        (game (title "Rows") (players White Black) (turn-order White Black)
          (another-turn (not (exists friend (zone end))))
          (as-much-as-possible (count friend (zone goal)))
          (board (rectangle 3 3)
            (zone (name end) (positions c1 c2)) (zone (name goal) (positions c1)))
          (board-setup (White (Man a1)) (Black (Man a3)))
          (piece (name Man) (letter M)
            (moves (for-each ($way WAYS) ($way (verify empty?) add)))))
        """;
    Match match = Rules.of("rows.rules", rules.replace("WAYS", ways)).load().orThrow().start();
    assertThat(match.turns().stream().map(LegalMove::uci))
        .containsExactlyInAnyOrder("a1b1", "a1b2", "a1a2");
    match.play("a1b2");
    assertThat(match.turns().stream().map(LegalMove::uci)).doesNotContain("b2c2").contains("b2b1");
  }

  /** Both ways end where the player, who would move again, cannot: what is there then counts. */
  @Test
  void whereAPlayerCannotGoOnTheNumberIsWhatItIs() {
    String rules =
        """
        (game (title "Stuck") (players White Black) (turn-order White Black)
          (another-turn true)
          (as-much-as-possible (count friend (zone goal)))
          (board (rectangle 2 2) (zone (name goal) (positions b1)))
          (board-setup (White (Man a1)) (Black (Man b2)))
          (piece (name Man) (letter M) (moves (e (verify empty?) add) (n (verify empty?) add))))
        """;
    Match match = Rules.of("stuck.rules", rules).load().orThrow().start();
    assertThat(match.turns().stream().map(LegalMove::uci)).containsExactly("a1b1");
  }

  /** It is a duty of players, and none of chance, which moves as it likes. */
  @Test
  void theNumberIsOneOfPlayersAndNotOfChance() {
    String rules =
        """
        (game (title "Free") (players White ?Dice) (turn-order White ?Dice)
          (as-much-as-possible (count anyone (squares b1 b3)))
          (board (rectangle 3 3))
          (board-setup (White (Man a1)) (?Dice (Man c3)))
          (piece (name Man) (letter M) (moves (e (verify empty?) add) (s (verify empty?) add)
            (n (verify empty?) add))))
        """;
    Match match = Rules.of("free.rules", rules).load().orThrow().start();
    assertThat(match.turns().stream().map(LegalMove::uci)).containsExactly("a1b1");
    match.play("a1b1");
    assertThat(match.turns().stream().map(LegalMove::uci))
        .containsExactlyInAnyOrder("c3b3", "c3c2");
  }
}
