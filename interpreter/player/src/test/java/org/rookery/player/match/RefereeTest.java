package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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

  /** Two stones that go ahead in turn; that of the player who begins is stuck first. */
  private static final String RACE =
      """
      (game (title "Race") (players White Black) (turn-order ORDER)
        (board (rectangle 2 3)) (board-setup (White (Stone a1)) (Black (Stone b3)))
        (piece (name Stone) (letter S) (moves (n (verify empty?) add)))
        (stalemate loss))
      """;

  /** A plays the even games, B the others; what one of them loses the other has won. */
  @ParameterizedTest
  @CsvSource({"loss,0,2", "win,2,0", "draw,1,1"})
  void ofOneWhoPlaysAloneTheOtherHasTheRest(String result, int ofFirst, int ofSecond)
      throws IOException {
    Game game = Rules.of("alone.rules", ALONE.replace("RESULT", result)).load().orThrow();
    assertThat(played(game, 2)).extracting(MatchGame::points).containsExactly(ofFirst, ofSecond);
  }

  /** In each pair, the first as well as later ones. */
  @ParameterizedTest
  @ValueSource(strings = {"White Black", "Black White"})
  void ofTwoTheOneWhoBeginsIsPlayedInTurn(String order) throws IOException {
    Game game = Rules.of("race.rules", RACE.replace("ORDER", order)).load().orThrow();
    List<MatchGame> games = played(game, 4);
    assertThat(games).extracting(MatchGame::points).containsExactly(0, 2, 0, 2);
    assertThat(games).extracting(MatchGame::result).containsOnly("0-1");
  }

  private static List<MatchGame> played(Game game, int number) throws IOException {
    Referee referee = new Referee(game, 0, 50, 1);
    List<MatchGame> games = new ArrayList<>();
    try (Contestant a = Contestants.of("random", game, "", 1);
        Contestant b = Contestants.of("random", game, "", 2)) {
      for (int i = 0; i < number; i++) {
        games.add(referee.play(i, a, b));
      }
    }
    return games;
  }
}
