package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.player.match.Contestant;
import org.rookery.player.match.Contestants;
import org.rookery.player.match.Referee;

/** Players who choose at random. */
class RandomPlayersTest {
  /** Each player steps left or right; White wins where both chose the same side. */
  private static final String TOSS =
      """
      (game (title "Toss") (players White Black) (turn-order White Black)
        (board (rectangle 3 2)) (board-setup (White (Coin b1)) (Black (Coin b2)))
        (piece (name Coin) (letter C) (moves (w (verify empty?) add) (e (verify empty?) add)))
        (counter n 0 (after-turn (add 1 true)))
        (ending "same side" (and (= (counter n) 2)
          (or (= (count anyone (file-of a1)) 2) (= (count anyone (file-of c1)) 2)))
          win (players White))
        (ending "two sides" (= (counter n) 2) win (players Black))
        (no-moves draw))
      """;

  /** Neither from game to game nor of the two players, whose seeds lie next to each other. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 12345})
  void random_players_choose_independently(long seed) throws IOException {
    Game game = Rules.of("toss.rules", TOSS).load().orThrow();
    Referee referee = new Referee(game, 0, 10, seed);
    int[] played = new int[4];
    try (Contestant a = Contestants.of("random", game, "", seed);
        Contestant b = Contestants.of("random", game, "", seed + 1)) {
      for (int number = 0; number < 200; number++) {
        String moves = referee.play(number, a, b).turns();
        played[(moves.contains("a1") ? 2 : 0) + (moves.contains("a2") ? 1 : 0)]++;
      }
    }
    assertThat(Arrays.stream(played).boxed())
        .as("games of each kind, of 50")
        .allMatch(games -> games > 25 && games < 80);
  }
}
