package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** What is counted where moves are made at the same time. */
class RoundsTest {
  private static final String RULES =
      """
      (game (title "Small") (players White Black) (turn-order White Black)
         (board (rectangle 3 4)) (simultaneous) (pass-turn true)
         (board-setup (White (Man a1 b1)) (Black (Man a4 b4)))
         (piece (name Man) (letter M) (moves (n (verify not-friend?) add)))
         (ending "two passes" (= (passes) 2) draw)
         (stalemate draw))
      """;

  private final Match match = Rules.of("small.rules", RULES).load().orThrow().start();

  @Test
  void two_players_who_pass_have_passed_twice() {
    match.play("pass");
    assertThat(match.isOver()).isFalse();
    match.play("pass");
    assertThat(match.state()).isEqualTo("A draw by two passes.");
  }

  @Test
  void one_who_passes_alone_has_not() {
    match.play("pass");
    match.play("a4-a3");
    match.play("pass");
    assertThat(match.isOver()).isFalse();
  }
}
