package org.rookery.engine.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Setup;
import org.rookery.program.GameProgram;

class PositionTextTest {
  private static final GameProgram CHESS = NotationGame.chess();

  private static void same(GameProgram game, String text) throws TextException {
    PositionText texts = new PositionText(game);
    Setup setup = texts.parse(text);
    assertThat(texts.print(setup)).isEqualTo(text);
    assertThat(texts.parse(texts.print(setup))).isEqualTo(setup);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "r3k2r/8/8/8/8/8/8/RN2K2R b KQk - 3 12",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/3+nP3/4Q~3/5q~2/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 b - - 99 120 {sum-of-all=7,tired=e1.e8}",
        "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 {unmoved=}",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 {passed=c6.d6}",
        "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1 {passed=c6.d6,passer=d5}",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 {passed=d6,passer=e8}",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 {passer=e8}",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 {continues=e1}",
      })
  void fields_are_read_and_printed(String text) throws TextException {
    same(CHESS, text);
  }

  @Test
  void hands_stand_behind_the_board() throws TextException {
    same(NotationGame.withHands(), "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    same(NotationGame.withHands(), "4k3/8/8/8/8/8/8/4K3[QPPq] w - - 0 1");
    PositionText texts = new PositionText(NotationGame.withHands());
    Setup setup = texts.parse("4k3/8/8/8/8/8/8/4K3[QPPq] w - - 0 1");
    assertThat(texts.parse("4k3/8/8/8/8/8/8/4K3/PqQP w - - 0 1")).isEqualTo(setup);
    assertThat(texts.parse("4k3/8/8/8/8/8/8/4K3[Q2Pq] w")).isEqualTo(setup);
    assertThat(texts.parse("4k3/8/8/8/8/8/8/4K3[-] w"))
        .isEqualTo(texts.parse("4k3/8/8/8/8/8/8/4K3"));
  }

  @Test
  void gaps_may_have_two_digits_and_a_star_is_a_hole() throws TextException {
    String text = "*11/12/k11/12/12/12/12/12/12/5K5* w - - 0 1";
    same(NotationGame.large(), text);
    PositionText texts = new PositionText(NotationGame.large());
    assertThat(texts.parse("*92/93/k11/12/12/12/12/12/12/5K5* w")).isEqualTo(texts.parse(text));
  }

  @Test
  void a_hole_holds_no_piece() {
    PositionText texts = new PositionText(NotationGame.large());
    assertThatThrownBy(() -> texts.parse("k11/12/12/12/12/12/12/12/12/5K5* w"))
        .hasMessage("The board has a hole where this position has a piece; write `*`.");
  }

  @Test
  void the_turn_order_may_be_longer_than_the_players() throws TextException {
    same(NotationGame.large(), "*11/12/k11/12/12/12/12/12/12/5K5* w - - 0 2 {step=2}");
    same(NotationGame.large(), "*11/12/k11/12/12/12/12/12/12/5K5* b - - 0 2");
  }

  @Test
  void a_board_without_rows_lists_squares() throws TextException {
    same(NotationGame.withoutRows(), "centre=K,south=+n w - - 0 1");
    same(NotationGame.withoutRows(), "- b - - 0 1");
  }

  @Test
  void missing_fields_have_defaults() throws TextException {
    PositionText texts = new PositionText(CHESS);
    assertThat(texts.print(texts.parse("r3k2r/8/8/8/8/8/8/R3K2R")))
        .isEqualTo("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    assertThat(texts.print(texts.parse("4k3/8/8/8/8/8/8/R3K3 b - - 0 0"))) // as programs write it
        .isEqualTo("4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
  }

  /** XBoard leaves out castling and skipped squares in games that have neither. */
  @Test
  void a_number_may_come_right_behind_the_player_to_move() throws TextException {
    PositionText texts = new PositionText(CHESS);
    assertThat(texts.print(texts.parse("4k3/8/8/8/8/8/8/R3K3 b 3 17")))
        .isEqualTo("4k3/8/8/8/8/8/8/R3K3 b - - 3 17");
    assertThat(texts.print(texts.parse("4k3/8/8/8/8/8/8/R3K3 w 0")))
        .isEqualTo("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assertThatThrownBy(() -> texts.parse("4k3/8/8/8/8/8/8/R3K3 w 0 1 2"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("Nothing more");
  }

  @Test
  void so_may_the_numbers_of_checks() throws TextException {
    PositionText texts = new PositionText(NotationGame.withChecks());
    assertThat(texts.print(texts.parse("4k3/8/8/8/8/8/8/R3K3 b 3+1 4 17")))
        .isEqualTo("4k3/8/8/8/8/8/8/R3K3 b - - 3+1 4 17");
    assertThat(texts.print(texts.parse("4k3/8/8/8/8/8/8/R3K3 w 4 17 +0+2")))
        .isEqualTo("4k3/8/8/8/8/8/8/R3K3 w - - 3+1 4 17");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "w - - 3+1+2 4 17 | Expected 2 numbers with `+` between them, of the counters `white"
            + " checks`, `black checks`, not 3.",
        "w - - 3++1 4 17 | The half-move clock should be a whole number from 0 to 100000, not"
            + " `3++1`.",
        "w - - 3+ 4 17 | The half-move clock should be a whole number from 0 to 100000, not `3+`.",
        "w - - 3+x 4 17 | The half-move clock should be a whole number from 0 to 100000, not"
            + " `3+x`.",
        "w - - 4 17 +1 | Nothing more is expected here; `+1` is too much.",
        "w - - 4 17 12+1 | Nothing more is expected here; `12+1` is too much.",
      })
  void numbers_of_checks_are_as_many_as_counters(String fields, String message) {
    PositionText texts = new PositionText(NotationGame.withChecks());
    assertThatThrownBy(() -> texts.parse("4k3/8/8/8/8/8/8/R3K3 " + fields)).hasMessage(message);
  }

  @Test
  void castling_rights_may_name_the_file_of_the_rook() throws TextException {
    PositionText texts = new PositionText(CHESS);
    assertThat(texts.parse("r3k2r/8/8/8/8/8/8/R3K2R w HAh - 0 1"))
        .isEqualTo(texts.parse("r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"));
  }

  @Test
  void the_piece_that_skipped_a_square_is_found() throws TextException {
    Setup setup = new PositionText(CHESS).parse("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assertThat(setup.passer()).isEqualTo(new Labels(CHESS).square("d5").orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "8/8/8 w | 6 | The board has 8 rows, and this position only 3.",
        "{*}7/8/8/8/8/8/8/8 w | 1 | There is no piece called `*`.",
        "8/8/8/8/8/8/8/8/8 w | 16 | The board has only 8 rows; this position has more.",
        "9/8/8/8/8/8/8/8 w | 1 | Row `9` is longer than 8 squares.",
        "7/8/8/8/8/8/8/8 w | 2 | Row `7` has 7 of 8 squares.",
        "8/8/3z4/8/8/8/8/8 w | 6 | Expected a piece's letter, not `z`.",
        "8/8/8/8/8/8/8/*7 w | 15 | There is a square a1 where this position has a hole `*`.",
        "8/8/8/8/8/8/8/8 x | 17 | The player to move should be w or b, not `x`.",
        "8/8/8/8/8/8/8/8 w KX | 20 | There is no castling right `X`; there are `KQk`.",
        "8/8/8/8/8/8/8/8 w - e9 | 21 | Expected the square a piece has skipped, or `-`, not `e9`.",
        "8/8/8/8/8/8/8/8 w - e3 | 21 | No piece on the board can have skipped `e3` in the last"
            + " move.",
        "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 | 30 | No piece on the board can have skipped `d6` in"
            + " the last move.",
        "8/8/8/8/4P3/8/8/8 b - e3e4e4 | 27 | The square e4 is named twice.",
        "8/8/8/8/4P3/8/8/8 b - e3e3 | 25 | The square e3 is named twice.",
        "8/8/8/8/8/8/8/8 w - - 3+1 0 1 | 23 | This game has no counters that stand in a position.",
        "8/8/8/8/8/8/8/8 w - - x | 23 | The half-move clock should be a whole number from 0 to"
            + " 100000, not `x`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 2 | 27 | Nothing more is expected here; `2` is too much.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {sun=3} | 28 | The game has no state called `sun`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {passes=1} | 28 | The game has no state called `passes`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {sum-of-all=7,tired=e1.z9} | 50 | There is no square `z9`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {tired=e1,tired=e2} | 37 | `tired` is said twice.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {tired=e1,,more} | 38 | `more` should be a name and a value,"
            + " such as `turns=3`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {unmoved=e1.e2} | 36 | The game knows no right of unmoved"
            + " pieces `e1`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {with=run} | 33 | The game has no move type `run`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {passer=e9} | 35 | There is no square `e9`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {step=9} | 33 | The step should be a whole number from 1 to"
            + " 2, not `9`.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {step=2} | 33 | Step 2 of the turn order is Black's, but the"
            + " position says that White is to move.",
        "8/8/8/8/8/8/8/8 w - - 0 1 {tired=e1 | 36 | The state that begins with `{` should end"
            + " with `}`.",
        "P0P6/8/8/8/8/8/8/8 w | 2 | A gap of no squares means nothing.",
        "8/8/8/8/8/8/8/8[0Q] w | 17 | A hand without pieces means nothing.",
        "8/8/8/8/8/8/8/8[Q w | 18 | The hand that begins with `[` should end with `]`.",
      })
  void mistakes_are_told_with_their_column(String text, int column, String message) {
    TextException problem =
        catchThrowableOfType(TextException.class, () -> new PositionText(CHESS).parse(text));
    assertThat(problem).hasMessage(message);
    assertThat(problem.column()).isEqualTo(column);
  }
}
