package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.program.GameProgram;

/**
 * Who has won when a player loses or gives up, and how it is written, with any number of players.
 */
final class OutcomesTest {
  private static final String DUEL = "(players White Black) (turn-order White Black)";
  private static final String LATE = "(players White Black) (turn-order Black White)";
  private static final String TRIO = "(players One Two Three) (turn-order One Two Three)";
  private static final String TEAMS =
      "(players One Two Three Four) (turn-order One Two Three Four)"
          + " (teams (One Two) (Three Four))";
  private static final String DIE = "(players One ?Die Two) (turn-order One ?Die Two)";
  private static final String ALONE = "(players One) (turn-order One)";
  private static final String PATIENCE = "(players One ?Deck) (turn-order One ?Deck)";

  private static Game game(String kind, String more) {
    String players =
        switch (kind) {
          case "duel" -> DUEL;
          case "late" -> LATE;
          case "trio" -> TRIO;
          case "teams" -> TEAMS;
          case "die" -> DIE;
          case "alone" -> ALONE;
          default -> PATIENCE;
        };
    String first = players.replaceAll("\\(players (\\S+?)[ )].*", "$1");
    return Rules.of(
            "outcomes.rules",
            "(game (title \"Outcomes\") "
                + players
                + " (board (rectangle 2 2)) (board-setup ("
                + first
                + " (Man a1))) (piece (name Man) (letter M) (moves (n (verify empty?) add))) "
                + more
                + ")")
        .load()
        .orThrow();
  }

  /** Of several opponents the next one has won; partners and chance have not. */
  @ParameterizedTest
  @CsvSource({
    "duel, White, Black wins by it.",
    "duel, Black, White wins by it.",
    "late, White, Black wins by it.",
    "trio, One, Two wins by it.",
    "trio, Two, Three wins by it.",
    "trio, Three, One wins by it.",
    "teams, One, Three and Four win by it.",
    "teams, Four, One and Two win by it.",
    "die, One, Two wins by it.",
    "die, Two, One wins by it.",
    "alone, One, One loses by it.",
    "patience, One, One loses by it.",
  })
  void whoHasWonWhenAPlayerLoses(String kind, String loser, String state) {
    String ending = "(ending \"it\" (= 1 1) loss (players " + loser + "))";
    assertThat(game(kind, ending).start().state()).isEqualTo(state);
  }

  @ParameterizedTest
  @CsvSource({
    "duel, 0, 'Black wins', 0-1",
    "duel, 1, 'White wins', 1-0",
    "late, 0, 'Black wins', 1-0",
    "late, 1, 'White wins', 0-1",
    "trio, 0, '', *",
    "trio, 2, '', *",
    "teams, 0, 'Three and Four win', 0-1",
    "teams, 1, 'Three and Four win', 0-1",
    "teams, 2, 'One and Two win', 1-0",
    "die, 0, 'Two wins', 0-1",
    "die, 1, '', *",
    "die, 2, 'One wins', 1-0",
    "alone, 0, loss, 0-1",
    "patience, 0, loss, 0-1",
    "patience, 1, '', *",
  })
  void whoHasWonWhenAPlayerGivesUp(String kind, int loser, String winner, String pgn) {
    GameProgram program = game(kind, "").program();
    Outcome outcome = Outcome.givenUp(program, loser, "resignation");
    assertThat(outcome.inPgn(program)).isEqualTo(pgn);
    assertThat(outcome.isOver()).isEqualTo(!winner.isEmpty());
    assertThat(outcome.isBy("resignation")).isEqualTo(outcome instanceof Outcome.Win);
    if (winner.equals("loss")) {
      assertThat(outcome).isEqualTo(new Outcome.Loss(loser, "resignation"));
    } else if (winner.isEmpty()) {
      assertThat(outcome).isEqualTo(new Outcome.Ongoing());
    } else {
      assertThat(outcome)
          .isInstanceOfSatisfying(
              Outcome.Win.class, win -> assertThat(win.words(program)).isEqualTo(winner));
    }
  }

  /** Of three sides the score tells only whether the one that began has won. */
  @ParameterizedTest
  @CsvSource({
    "duel, White, 1-0",
    "duel, Black, 0-1",
    "late, White, 0-1",
    "late, Black, 1-0",
    "trio, One, 1-0",
    "trio, Two, *",
    "trio, Three, *",
    "teams, Two, 1-0",
    "teams, Three, 0-1",
    "die, Two, 0-1",
    "alone, One, 1-0",
  })
  void howAWinIsWrittenInAScore(String kind, String winner, String pgn) {
    Game game = game(kind, "(ending \"it\" (= 1 1) win (players " + winner + "))");
    assertThat(game.start().outcome().inPgn(game.program())).isEqualTo(pgn);
  }

  @ParameterizedTest
  @CsvSource({"duel, 1/2-1/2", "trio, 1/2-1/2"})
  void howADrawIsWrittenInAScore(String kind, String pgn) {
    Game game = game(kind, "(ending \"it\" (= 1 1) draw)");
    assertThat(game.start().outcome().inPgn(game.program())).isEqualTo(pgn);
    Game going = game(kind, "");
    assertThat(going.start().outcome().inPgn(going.program())).isEqualTo("*");
  }

  /** One who counts alone has the most; a draw by another ending tells no points. */
  @ParameterizedTest
  @CsvSource({
    "alone, '(ending \"it\" (= 1 1) count)', One wins by it (One 1).",
    "duel, '(ending \"level\" (= 1 1) draw) (ending \"it\" (= 1 1) count)', A draw by level.",
    "duel, '(ending \"it\" (= 1 1) count)', White wins by it (1 to 0).",
    "die, '(ending \"it\" (= 1 1) count)', One wins by it (1 to 0).",
    "trio, '(ending \"it\" (= 1 1) count)', 'One wins by it (One 1, Two 0, Three 0).'",
  })
  void pointsDecideWhereAnEndingCountsThem(String kind, String endings, String state) {
    Game game = game(kind, "(points (count friend (board))) " + endings);
    assertThat(game.start().state()).isEqualTo(state);
  }

  /** A pass is no move, by any player and at any time. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "(pass-turn true)",
        "(pass-turn forced)",
        "(may-pass (= 1 1))",
        "(after-move (= 1 2) (then any)) (pass-turn true)",
      })
  void whoCanOnlyPassCannotMove(String passing) throws BadPosition {
    Game game =
        game("duel", passing + " (ending \"stuck\" (not (can-move?)) loss (players White))");
    assertThat(game.start().isOver()).as("a1-a2").isFalse();
    assertThat(game.position("M1/2 w - - 0 1").state()).isEqualTo("Black wins by stuck.");
  }
}
