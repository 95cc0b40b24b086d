package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** As which players come in who go out one after the other. */
final class RanksTest {
  /** Chance plays with them, but cannot come in. */
  @Test
  void onlyPlayersWhoCanWinAreRanked() {
    String rules =
        """
        (game (title "Last") (players White Black Red ?Die) (turn-order White Black Red)
          (elimination leave)
          (board (rectangle 2 3))
          (board-setup (White (Man a1)) (Black (Stone b2)) (Red (Stone b3)))
          (piece (name Stone) (letter S))
          (piece (name Man) (letter M) (moves (e (verify empty?) add))))
        """;
    Match match = Rules.of("last.rules", rules).load().orThrow().start();
    match.play("a1-b1");
    match.play("out");
    match.play("out");
    assertThat(match.state()).isEqualTo("White wins by last player (1 White, 2 Red, 3 Black).");
  }
}
