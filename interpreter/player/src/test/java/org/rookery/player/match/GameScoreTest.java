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

  /** White is the one who plays the first player's side, in every other game B. */
  @Test
  void bothAreNamedByTheirSides() {
    assertThat(GameScore.print(game(0, 2, EndCause.RULES, "mate"), "this", "toy", "A", "B"))
        .contains("[Round \"1\"]", "[White \"A\"]", "[Black \"B\"]", "[Result \"1-0\"]");
    assertThat(GameScore.print(game(1, 2, EndCause.RULES, "mate"), "this", "toy", "A", "B"))
        .contains("[Round \"2\"]", "[White \"B\"]", "[Black \"A\"]", "[Result \"0-1\"]");
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

  /** A contest is found again by its own name, with whatever signs a path or a title may have. */
  @Test
  void aContestIsFoundAgainWhateverItIsCalled() {
    for (String event :
        List.of("uci:C:\\new\\program.exe - random", "\"Toy\", [1]", "a\tb\u0007")) {
      String text = GameScore.print(game(0, 2, EndCause.ILLEGAL, "\\a\\"), event, "toy", "A", "B");
      assertThat(GameScore.finished(text, event))
          .as(event)
          .singleElement()
          .extracting(MatchGame::reason)
          .isEqualTo("\\a\\");
    }
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

  /** Games that a program broke off are told of, and do not count. */
  @Test
  void aReportCountsWhatCounts() {
    List<MatchGame> games =
        List.of(
            game(0, 2, EndCause.RULES, "mate"),
            game(1, 0, EndCause.RESIGNED, "resignation"),
            game(2, 0, EndCause.DIED, "ended"),
            game(3, 2, EndCause.TIMEOUT, "slept"),
            game(4, 1, EndCause.LIMIT, "limit"),
            game(5, 2, EndCause.ILLEGAL, "lied"));
    MatchReport report = MatchReport.of("Toy", "hash", "a", "b", games, false, null);
    assertThat(report.brokenByA()).isEqualTo(1);
    assertThat(report.brokenByB()).isEqualTo(2);
    assertThat(report.score().games()).isEqualTo(3);
    assertThat(report.movingFirst().share()).isEqualTo(0.75);
    assertThat(report.movingSecond().share()).isZero();
    assertThat(report.results())
        .extracting(MatchReport.Result::counts)
        .containsExactly(true, true, false, false, true, false);
  }
}
