package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class GameScoreTest {
  private static MatchGame game(int number, int points, EndCause cause, String reason) {
    return new MatchGame(
        number, number % 2 == 0, points, "fen", "1. a2 {end} 1-0\n", cause, reason);
  }

  @Test
  void everyCauseHasAWordOfPgnAndIsFoundAgain() {
    for (EndCause cause : EndCause.values()) {
      MatchGame game = game(3, 2, cause, "what \"it\" did");
      String text = GameScore.print(game, "this", "toy", "A", "B");
      assertThat(text)
          .containsPattern(
              "\\[Termination \"(normal|adjudication|rules infraction|time forfeit|abandoned)\"\\]")
          .contains("[Cause \"" + cause.word() + ": what 'it' did\"]");
      assertThat(GameScore.finished(text, "this"))
          .singleElement()
          .satisfies(
              found -> {
                assertThat(found.cause()).isEqualTo(cause);
                assertThat(found.number()).isEqualTo(3);
                assertThat(found.points()).isEqualTo(2);
                assertThat(found.firstIsA()).isFalse();
              });
    }
  }

  @Test
  void onlyGamesOfTheSameContestAreFoundAndOldOnesHaveNoCause() {
    String text = GameScore.print(game(0, 2, EndCause.RULES, "mate"), "this", "toy", "A", "B");
    String other = GameScore.print(game(1, 0, EndCause.DIED, "ended"), "that", "toy", "A", "B");
    assertThat(GameScore.finished(text + other, "this")).hasSize(1);
    String old = text.replaceAll("\\[(Cause|Termination) [^\n]*\n", "");
    assertThat(GameScore.finished(old + other, "this"))
        .extracting(MatchGame::cause)
        .containsExactly(EndCause.RULES);
  }

  @Test
  void aFileOfSomethingElseIsNoPgn() {
    for (String pgn :
        List.of("", "\n \n", "[Event \"x\"]\n", "; remark\n% more\n\n[Event \"x\"]")) {
      assertThat(GameScore.isPgn(pgn)).as(pgn).isTrue();
    }
    for (String other : List.of("(game)", "; rules\n(include \"chess\")", "[variant]\nx", "text")) {
      assertThat(GameScore.isPgn(other)).as(other).isFalse();
    }
  }

  @Test
  void endsAreCountedTheCommonestFirst() {
    List<MatchGame> games =
        List.of(
            game(0, 1, EndCause.LIMIT, "limit"),
            game(1, 2, EndCause.RULES, "checkmate"),
            game(2, 2, EndCause.RULES, "checkmate"),
            game(3, 2, EndCause.DIED, "ended"));
    assertThat(MatchEnds.line(games)).isEqualTo("ended by: checkmate (2 times), limit");
    assertThat(MatchEnds.broken(games, "a", "b"))
        .containsExactly("B, b, broke a game off, which does not count: it ended.");
  }
}
