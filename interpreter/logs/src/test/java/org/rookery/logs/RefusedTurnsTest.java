package org.rookery.logs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.engine.GameEngine;

/** Wrong logs: each is refused with the number of the turn, its text and a reason. */
final class RefusedTurnsTest {
  private static final GameEngine GAME = Replays.game("ruddigore");
  private static final String OPENING = "1. P e2-e4\n1... p e7-e5\n";
  private static final String TAKEN = OPENING + "2. H g1-e5; P-A1\n2... p a7-a6; a6-\n";

  private static void refused(
      Replay replay, String log, String text, int turn, String player, String reason) {
    Replay.Refused bad = Replays.play(replay, log + text).orElseThrow();
    assertThat(bad.turnNumber()).isEqualTo(turn);
    assertThat(bad.player()).isEqualTo(player);
    assertThat(bad.line()).isEqualTo((int) log.lines().count() + 1);
    assertThat(text).endsWith(bad.text());
    assertThat(bad.reason()).contains(reason).containsPattern("[.]$|[.]\\n");
    assertThat(bad.toString()).contains("turn " + turn, bad.text(), reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "R e2-e4         | On e2 stands a White Pawn (P), not a White Rook (R)",
        "p e2-e4         | On e2 stands a White Pawn (P), not a Black Pawn (p)",
        "Z e2-e4         | There is no piece `Z`; the pieces are",
        "N g1-f3         | There is no piece `N`",
        "P e2-e9         | There is no space `e9`",
        "P e2-i4         | There is no space `i4`",
        "P e0-e4         | There is no space `e0`",
        "e3-e4           | There is no piece on e3",
        "P e4-e5         | There is no piece on e4",
        "P e2-e5         | No rule of Pawn reaches e5 from e2",
        "P e2-d3         | d3 is empty, and an enemy is needed there",
        "R a1-a3         | a2 holds a White Pawn",
        "H g1-e2         | e2 holds a White Pawn",
        "X e1-g1; R h1-f1 | f1 holds a White Bishop",
        "p e7-e5         | The piece on e7 is a Black Pawn, and White is to move",
        "P e2-e4; d2-    | which lacks `d2-`",
        "P e2-e4; P-A1   | After `e2-e4` White's hand holds nothing, not P",
        "P e2-e4; Q-e4   | which lacks `Q-e4`",
        "P e2-e4; e7-e5  | No legal move has all the parts",
        "Nf3             | has no `-`",
        "e4              | has no `-`",
        "P e2-e          | There is no space `e`",
        "P e2-           | breaks off",
        "P-              | breaks off",
        "-               | stands alone",
        "P e2-e4;        | A component is missing",
        "-e4             | removes the space e4 from the board",
        "Q*e4            | There is no White Queen in hand",
        "Q A1-e4         | There is no piece on A1",
        "P e2-A1         | Nothing happens",
        "P e2-C1         | C1 is a cell for pieces in Black's hand",
        "X e1-d1; q-A1   | A1 is a cell for pieces in White's hand, and q is a Black Queen",
        "X e1-d1; R-A1   | After `e1-d1` White's hand holds Q, not R",
        "X e1-d1; Q-C1   | C1 is a cell for pieces in Black's hand",
        "X e1-e2; P-e4   | which lacks `P-e4`",
        "2. P e2-e4      | It is numbered 2. where 1. comes next",
        "1... P e2-e4    | It is numbered 1... where 1. comes next",
        "1.              | The move is missing",
        "pass            | Passing is not allowed",
        "P e2-e4 e5      | There is no space `e4 e5`",
        "P P e2-e4       | There is no piece `P P`",
        "*e4             | The label of a piece is missing",
        "@-z9            | There is no space `z9`",
        "e2-e4-e5        | There is no space `e2-e4`",
      })
  void atTheStart(String text, String reason) {
    refused(Replays.underRules(GAME, ""), "", text, 1, "White", reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "2. P a2-a3           | It is not a whole move: 15 legal moves have these parts",
        "2. X e1-d1; a2-      | has all the parts",
        "2. P a2-a3; e1-      | has all the parts",
        "2. P a2-a3; b7-      | has all the parts",
        "2. P a2-a3; a2-      | There is no piece on a2",
        "2. P a2-a3; P*-      | There is no White Pawn in hand",
        "2. H g1-e5; Q-A1     | After `g1-e5` White's hand holds P, not Q",
        "1. P a2-a3; d1-      | It is numbered 1. where 2. comes next",
      })
  void onACursedTurn(String text, String reason) {
    refused(Replays.underRules(GAME, ""), OPENING, text, 2, "White", reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "3. Q A1-e3           | On A1 stands a White Pawn (P), not a White Queen (Q)",
        "3. P A1-e4           | e4 holds a White Pawn, and an empty square is needed",
        "3. P A1-e8           | e8 holds a Black Baronet, and an empty square is needed there",
        "3. A2-e3             | There is no piece on A2",
        "3. H e5-f7; P-A1     | In A1 lies a White Pawn already",
        "3. P C8-e3           | There is no piece on C8",
        "3. A1-               | Nothing happens on the board",
        "3. P A1-b3; A1-      | There is no piece on A1",
      })
  void withAPieceInHand(String text, String reason) {
    refused(Replays.underRules(GAME, ""), TAKEN, text, 3, "White", reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "4x3/4r3/8/8/8/8/4R3/4X3 w - - 0 1 | R e2-a2       | leaves the White Baronet on e1"
            + " attacked by the Black Rook on e7",
        "4x3/P7/8/8/8/8/8/4X3 w - - 0 1    | P a7-a8       | It is not a whole move: 4 legal moves",
        "4x3/P7/8/8/8/8/8/4X3 w - - 0 1    | P a7-a8; X-a8 | has all the parts",
        "4x3/8/8/8/8/8/8/4X2R w K - 0 1    | X e1-g1       | It is not the whole move, which is"
            + " `e1-g1; h1-f1`",
        "4x3/8/8/8/8/8/8/4X2R b - - 0 1    | 1. x e8-e7    | It is numbered 1. where 1... comes"
            + " next",
        "4x3/8/8/8/8/8/8/4X2R b - - 0 1    | X e1-e2       | is a White Baronet, and Black is to"
            + " move",
        "7x/5H2/6HX/8/8/8/8/R7 b - - 0 1   | x h8-g7       | The game is over: White has won by"
            + " checkmate",
      })
  void inOtherPositions(String position, String text, String reason) {
    Replay.Refused bad = Replays.play(Replays.underRules(GAME, position), text).orElseThrow();
    assertThat(bad.reason()).contains(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "R e2-e4        | On e2 stands a White Pawn (P)",
        "E e2-e4        | There is no piece `E`",
        "P e2-e44       | There is no space `e44`",
        "e3-e4          | There is no piece on e3",
        "-e4; P e4-e5   | The space e4 has been removed from the board",
        "-e4; e4-       | The space e4 has been removed from the board",
        "-e4; -e4       | The space e4 has been removed from the board",
        "P e2-e4; e5    | has no `-`",
        "E-e4           | There is no piece `E`",
        "Q*-            | There is no White Queen in hand",
        "2. P e2-e4     | It is numbered 2. where 1. comes next",
      })
  void withoutRules(String text, String reason) {
    refused(Replays.withoutRules(GAME, ""), "", text, 1, "White", reason);
  }
}
