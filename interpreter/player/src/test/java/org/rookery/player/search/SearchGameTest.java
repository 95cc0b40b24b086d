package org.rookery.player.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Position;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.TurnReading;
import org.rookery.player.value.Evaluation;

/** What tells positions apart for a search, and which it takes for drawn. */
final class SearchGameTest {
  private static final String RULES =
      """
      (game (title "Steps") (players White Black) (turn-order White Black)
        (board (rectangle 3 4))
        (board-setup (White (Stone a1 b1)) (Black (Stone c4)))
        (piece (name Stone) (letter S) (moves (n (verify ASKED) add) (s (verify ASKED) add)))
        ENDING)
      """;

  private static Game game(String asked, String ending) {
    String text = RULES.replace("ASKED", asked).replace("ENDING", ending);
    return Rules.of("steps.rules", text).load().orThrow();
  }

  private static Position after(Game game, String... moves) {
    Match match = game.start();
    for (String move : moves) {
      assertThat(match.turns().read(move))
          .isInstanceOfSatisfying(TurnReading.Found.class, found -> match.play(found.turn()));
    }
    return match.position();
  }

  private static SearchGame scene(Game game) {
    return new SearchGame(game.engine(), new Evaluation(game.engine()));
  }

  /** Whether the same position has the same key, whichever of two moves was the last. */
  private static boolean isKnownAgain(String asked) {
    Game game = game(asked, "");
    return scene(game).key(after(game, "a1-a2", "c4-c3", "b1-b2"))
        == scene(game).key(after(game, "b1-b2", "c4-c3", "a1-a2"));
  }

  @Test
  void positionsAreKnownAgainByWhatStandsThere() {
    assertThat(isKnownAgain("empty?")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"(and empty? (not (last-to? s)))", "(and empty? (not (last-from? e)))"})
  void exceptWhereMovesHangOnTheLastOne(String asked) {
    assertThat(isKnownAgain(asked)).isFalse();
  }

  /** Coming back is a draw for a search only where the rules say that it becomes one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | false",
        "(repetition 3 draw) | true",
        "(repetition 3 loss) | false",
        "(ending \"a\" (repeated? 3) loss) (ending \"b\" (repeated? 5) draw) | false"
      })
  void comingBackCountsAsTheRulesSay(String ending, boolean repeats) {
    Game game = game("empty?", ending);
    Position back = after(game, "a1-a2", "c4-c3", "a2-a1", "c3-c4");
    assertThat(scene(game).repeats(back, 4)).isEqualTo(repeats);
    assertThat(scene(game).repeats(back, 3)).isFalse();
  }

  /** A game whose first player reaches the third rank; won or lost as the rules say. */
  @ParameterizedTest
  @CsvSource({
    "Black, win, w, true",
    "Black, win, b, false",
    "Black, loss, w, false",
    "Black, loss, b, true",
    "?Black, win, w, true",
    "?Black, win, ?Black, false",
    "?Black, loss, w, false",
    "?Black, loss, ?Black, true"
  })
  void anEndIsSeenByThePlayerToMove(String other, String result, String mover, boolean isWon)
      throws BadPosition {
    String text =
        """
        (game (title "Ends") (players White PLAYER) (turn-order White PLAYER)
          (board (rectangle 3 4) (zone (name goal) (positions a3)))
          (board-setup (White (Stone a1 b1)) (PLAYER (Stone c4)))
          (piece (name Stone) (letter S) (moves (n (verify empty?) add)))
          (ending "up" (exists (friend Stone) (zone goal)) RESULT (players White)))
        """;
    Game game =
        Rules.of("ends.rules", text.replace("PLAYER", other).replace("RESULT", result))
            .load()
            .orThrow();
    Position over = game.position("2s/S2/1S1/3 " + mover + " - - 0 1").position();
    assertThat(game.engine().adjudicator().outcome(over).isOver()).isTrue();
    assertThat(scene(game).result(over, 3)).isEqualTo(isWon ? Score.WON - 3 : 3 - Score.WON);
  }

  /** Also by one who moves the pieces of the other player. */
  @ParameterizedTest
  @CsvSource({"win, true", "loss, false"})
  void anEndIsSeenByWhoMovesPiecesOfTheOther(String result, boolean isWon) {
    String text =
        """
        (game (title "Crossed") (players White Black)
          (turn-order (White Black) (Black White))
          (board (rectangle 3 4) (zone (name goal) (positions b1)))
          (board-setup (White (Stone a1)) (Black (Stone b2)))
          (piece (name Stone) (letter S) (moves (n (verify empty?) add)))
          (ending "up" (exists (friend Stone) (zone goal)) RESULT (players Black)))
        """;
    Game game = Rules.of("crossed.rules", text.replace("RESULT", result)).load().orThrow();
    Position over = after(game, "b2-b1"); // Black moves next, and wins or loses
    assertThat(scene(game).result(over, 3)).isEqualTo(isWon ? Score.WON - 3 : 3 - Score.WON);
  }

  /** Who has the next turn, too, has lost all the same, and won. */
  @ParameterizedTest
  @CsvSource({"loss, b1b2", "win, a2a3"})
  void anEndBeforeTheNextTurnOfTheSamePlayerIsTheirs(String result, String move)
      throws BadPosition {
    String text =
        """
        (game (title "Twice") (players White Black) (turn-order White White Black Black)
          (board (rectangle 3 4) (zone (name goal) (positions a3)))
          (board-setup (White (Stone a2 b1)) (Black (Stone c4)))
          (piece (name Stone) (letter S) (moves (n (verify empty?) add)))
          (ending "up" (exists (friend Stone) (zone goal)) RESULT (players White)))
        """;
    Game game = Rules.of("twice.rules", text.replace("RESULT", result)).load().orThrow();
    Match match = game.start();
    IterativeDeepening search =
        new IterativeDeepening(game.engine(), new Evaluation(game.engine()), 1);
    Thought best =
        search
            .think(
                match.position(),
                match.engine().generator().legalMoves(match.position()),
                new SearchLimits(1_000, 1, Long.MAX_VALUE),
                1,
                () -> false,
                found -> {})
            .get(0);
    assertThat(match.turns().of(best.line().get(0)).uci()).isEqualTo(move);
  }
}
