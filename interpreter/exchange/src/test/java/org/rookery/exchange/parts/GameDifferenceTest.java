package org.rookery.exchange.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** In what two games differ that have the same moves. */
final class GameDifferenceTest {
  private static Game race(String result) {
    return Rules.of(
            "race.rules",
            """
            (game (title "Race") (players White Black) (turn-order White Black)
              (board (rectangle 2 3) (zone (name goal) (positions (own-rank 3))))
              (board-setup (White (Man a1)) (Black (Man b3)))
              (piece (name Man) (letter M) (moves (n (verify empty?) add)))
              (ending "goal reached" (exists (friend Man) (zone goal)) %s))
            """
                .formatted(result))
        .load()
        .orThrow();
  }

  private static String difference(String one, String other) {
    return new GameDifference(1, 9, (match, move) -> move.uci()).between(race(one), race(other));
  }

  @Test
  void whoWinsTellsGamesApart() {
    assertThat(difference("win", "loss"))
        .isEqualTo(
            "in `M1/1m/2 b - - 3 2` White wins by goal reached here,"
                + " Black wins by goal reached there.");
  }

  @Test
  void theSameGameIsNoOther() {
    assertThat(difference("win", "win")).isEmpty();
  }
}
