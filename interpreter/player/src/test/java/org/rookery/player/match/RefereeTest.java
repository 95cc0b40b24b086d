package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
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

  /** Two stones each that may go anywhere. */
  private static final String WIDE =
      """
      (game (title "Wide") (players White Black) (turn-order White Black)
        (board (rectangle 6 6)) (board-setup (White (Stone a1 c1)) (Black (Stone d6 f6)))
        (piece (name Stone) (letter S) (moves (betza "K"))))
      """;

  /** A plays the even games, B the others; what one of them loses the other has won. */
  @ParameterizedTest
  @CsvSource({"loss,0,2", "win,2,0", "draw,1,1"})
  void ofOneWhoPlaysAloneTheOtherHasTheRest(String result, int ofFirst, int ofSecond)
      throws IOException {
    Game game = Rules.of("alone.rules", ALONE.replace("RESULT", result)).load().orThrow();
    assertThat(played(game, 2)).extracting(MatchGame::points).containsExactly(ofFirst, ofSecond);
    assertThat(played(game, 2)).extracting(MatchGame::reason).containsOnly("stalemate");
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

  /** White is stuck after two moves of each. */
  @ParameterizedTest
  @CsvSource({
    "3, LIMIT, 1, 1/2-1/2, limit of 3 moves, Adjudicated as a draw: limit of 3 moves.",
    "4, RULES, 0, 0-1, stalemate, Black wins by stalemate.",
    "5, RULES, 0, 0-1, stalemate, Black wins by stalemate.",
  })
  void aGameIsDrawnAfterSoManyMovesUnlessItIsOver(
      int longest, EndCause cause, int points, String result, String reason, String said)
      throws IOException {
    Game game = Rules.of("race.rules", RACE.replace("ORDER", "White Black")).load().orThrow();
    MatchGame played = played(game, 1, 0, longest).get(0);
    assertThat(played.cause()).isEqualTo(cause);
    assertThat(played.points()).isEqualTo(points);
    assertThat(played.reason()).isEqualTo(reason);
    assertThat(played.result()).isEqualTo(result);
    assertThat(played.turns().replace('\n', ' ')).endsWith(" {" + said + "} " + result + " ");
  }

  /** Its moves count neither for the limit nor for where the game begins. */
  @Test
  void anOpeningEndsNothing() throws IOException {
    Game game = Rules.of("race.rules", RACE.replace("ORDER", "White Black")).load().orThrow();
    MatchGame begun = played(game, 1, 3, 1).get(0);
    assertThat(begun.fen()).startsWith("S1/1s/2 b ");
    assertThat(begun.cause()).isEqualTo(EndCause.RULES);
    MatchGame whole = played(game, 1, 4, 50).get(0);
    assertThat(whole.fen()).as("where no opening goes on, there is none").startsWith("1s/2/S1 w ");
  }

  /** So that neither side has the better opening, and no opening counts twice. */
  @Test
  void theGamesOfAPairBeginAlikeAndPairsDoNot() throws IOException {
    Game game = Rules.of("wide.rules", WIDE).load().orThrow();
    List<String> begun = played(game, 8, 4, 1).stream().map(MatchGame::fen).toList();
    for (int pair = 0; pair < begun.size(); pair += 2) {
      assertThat(begun.get(pair)).isEqualTo(begun.get(pair + 1));
    }
    assertThat(begun.stream().distinct()).hasSize(begun.size() / 2);
  }

  /** What falls by chance hangs on the number of a game, and on no game before. */
  @ParameterizedTest
  @ValueSource(strings = {"random", "level:1"})
  void noGameIsLikeAnotherUnlessItHasItsNumber(String terms) throws IOException {
    Game game = Rules.of("wide.rules", WIDE).load().orThrow();
    Referee referee = new Referee(game, 0, 8, 1);
    List<String> turns = new ArrayList<>();
    try (Contestant a = Contestants.of(terms, game, "", 1);
        Contestant b = Contestants.of(terms, game, "", 2)) {
      for (int number : new int[] {0, 2, 4, 6, 4, 2, 0}) {
        turns.add(referee.play(number, a, b).turns());
      }
    }
    assertThat(turns.subList(0, 4)).doesNotHaveDuplicates();
    assertThat(turns.subList(4, 7)).containsExactly(turns.get(2), turns.get(1), turns.get(0));
  }

  private static List<MatchGame> played(Game game, int number) throws IOException {
    return played(game, number, 0, 50);
  }

  private static List<MatchGame> played(Game game, int number, int opening, int longest)
      throws IOException {
    Referee referee = new Referee(game, opening, longest, 1);
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
