package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;

/** Who gets the points of a game that the rules end. */
final class RefereeTest {
  /** One player alone, whose stone goes up until it can go no further. */
  private static final String ALONE =
      """
      (game (title "Alone") (players One) (turn-order One)
        (board (rectangle 1 3)) (board-setup (One (Stone a1)))
        (piece (name Stone) (letter S) (moves (n (verify empty?) add)))
        (stalemate RESULT))
      """;

  /** A plays the even games, B the others; what one of them loses the other has won. */
  @ParameterizedTest
  @CsvSource({"loss,0,2", "win,2,0", "draw,1,1"})
  void ofOneWhoPlaysAloneTheOtherHasTheRest(String result, int ofFirst, int ofSecond)
      throws IOException {
    Game game = Rules.of("alone.rules", ALONE.replace("RESULT", result)).load().orThrow();
    Referee referee = new Referee(game, 0, 50, 1);
    List<Integer> points = new ArrayList<>();
    try (Contestant a = Contestants.of("random", game, "", 1);
        Contestant b = Contestants.of("random", game, "", 2)) {
      for (int number = 0; number < 2; number++) {
        points.add(referee.play(number, a, b).points());
      }
    }
    assertThat(points).containsExactly(ofFirst, ofSecond);
  }
}
