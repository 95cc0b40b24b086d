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

  /** Who has the most points wins where an ending counts them, whoever has gone out. */
  @Test
  void wherePointsDecideThereAreNoRanks() {
    String rules =
        """
        (game (title "Points") (players White Black Red) (turn-order White Black Red)
          (elimination leave) (points (count friend (board)))
          (board (rectangle 2 3))
          (board-setup (White (Man a1)) (Black (Stone b2)) (Red (Man a3)))
          (ending "settled" (< (count anyone (board)) 3) count)
          (piece (name Stone) (letter S))
          (piece (name Man) (letter M) (moves (e (verify empty?) add))))
        """;
    Match match = Rules.of("points.rules", rules).load().orThrow().start();
    match.play("a1-b1");
    match.play("out");
    assertThat(match.state()).isEqualTo("A draw by settled (White 1, Red 1, Black 0).");
    assertThat(match.ranks()).isEmpty();
  }
}
