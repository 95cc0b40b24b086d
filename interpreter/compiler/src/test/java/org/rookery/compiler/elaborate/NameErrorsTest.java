package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameErrorsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nroth add | unknown-word: nroth | There is no statement `nroth`.",
        "nee add | unknown-direction: nee | The board has no direction `nee`. did you mean `ne`?",
        "(mark nee) add | unknown-direction: nee | The board has no direction `nee`. did you mean"
            + " `ne`?",
        "(capture a9) add | unknown-square: a9 | The board has no square `a9`.",
        "(mark camp) add | wrong-kind: camp | `camp` is a zone. wanted: a direction or a square",
        "camp add | wrong-kind: camp | `camp` is a zone. wanted: a direction or a square",
        "(opposite a1) add | wrong-kind: a1 | `a1` is a square. wanted: a direction",
        "(verfiy empty?) add | unknown-word: verfiy"
            + " | There is no statement `verfiy`. did you mean `verify`?",
        "(verify emtpy?) add | unknown-word: emtpy? | There is no condition `emtpy?`. did you mean"
            + " `empty?`?",
        "(verify not-redy?) add | unknown-word: not-redy?"
            + " | There is no condition `not-redy?`. did you mean `not-ready?`?",
        "(verify (in-zone? Y)) add | wrong-kind: Y | `Y` is a piece. wanted: a zone",
        "(verify (in-zone? cmap)) add | unknown-zone: cmap | The board has no zone `cmap`. did you"
            + " mean `camp`?",
        "(verify (piece? Quen)) add | unknown-piece: Quen | The game has no piece `Quen`. there"
            + " are: `X`, `Y`",
        "(add W) | unknown-piece: W | The game has no piece `W`. there are: `X`, `Y`",
        "(create Whit X) add | unknown-player: Whit"
            + " | The game has no player `Whit`. did you mean `White`?",
        "(add-partial jmp) | unknown-move-type: jmp"
            + " | No piece has moves of the type `jmp`. did you mean `jump`?",
        "(set-attribute redy? true) add | unknown-attribute: redy?"
            + " | No piece has the attribute `redy?`. did you mean `ready?`?",
        "(set-flag done true) (verify (flag? dnoe)) add | unknown-flag: dnoe"
            + " | No rule sets the flag `dnoe`. did you mean `done`?",
        "(verify (position-flag? pf)) add | unknown-position-flag: pf | No rule sets the position"
            + " flag `pf`.",
        "(add-to hit 1) add | unknown-counter: hit | The game has no counter `hit`. did you mean"
            + " `hits`?",
        "(verify (exists enemi (board))) add | unknown-piece: enemi"
            + " | The game has no piece `enemi`. did you mean `enemy`?",
        "(verify (exists enemy (bord))) add | unknown-word: bord"
            + " | There is no area `bord`. did you mean `board`?",
        "(verify (>= (cuont enemy (board)) 1)) add | unknown-word: cuont"
            + " | There is no number `cuont`. did you mean `count`?",
        "(verify (exists enemy (squares a1-a9))) add | unknown-square: a1-a9"
            + " | The board has no square `a9`. a corner of these squares",
        "(verify (exists enemy (squares (rank 9)))) add | unknown-rank: 9 | The board has no rank"
            + " `9`.",
        "(capture n s) add | wrong-arity: (capture n s)"
            + " | `capture` takes at most 1 argument, not 2. usage: (capture [place])",
        "(verify) add | wrong-arity: (verify) | `verify` takes at least 1 argument, not 0. usage:"
            + " (verify condition…)",
        "(leap 1) add | wrong-arity: (leap 1)"
            + " | `leap` takes 2 arguments, not 1. usage: (leap integer integer)",
        "(n 2) add | wrong-arity: (n 2) | `n` goes there and has no arguments.",
        "(leap 1 n) add | wrong-kind: n | `leap` takes an integer here. usage: (leap integer"
            + " integer)",
        "(keep (- (height) 1)) add | wrong-kind: (- (height) 1) | `keep` takes an integer here."
            + " usage: (keep integer [place])",
        "(leave (+ 1 0)) add | wrong-kind: (+ 1 0) | `leave` takes an integer here."
            + " usage: (leave integer [place])",
        "(either n s) add | wrong-kind: n | `either` takes a block here. usage: (either block…)",
        "(repeat (count enemy (board)) n) add | wrong-kind: (count enemy (board))"
            + " | How often this is done must be known from the start square alone."
            + " use numbers and `steps` only",
        "(go home) add | unknown-word: home | There is no place to go to `home`."
            + " there are: `start`, `mark`, `from`, `to`, `last-from`, `last-to`",
        "\"n\" add | wrong-kind: \"n\" | A statement is wanted here.",
        "(if empty? n else s else w) add | wrong-arity: else | `if` can have only one `else`. put"
            + " the second condition inside the first `else`: `else (if … else …)`",
        "(verify (in-check? me)) add | wrong-kind: me"
            + " | Only `opponent` can stand here. usage: (in-check? opponent)",
      })
  void isTold(String statements, String told, String message) {
    RulesText text = RulesText.block(statements);

    assertThat(text.told()).contains(told);
    assertThat(text.messages()).contains(message);
  }

  /** What a board would have given is not asked for when there is none because of a mistake. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "(board (grid 3 5)) @ `grid` takes a group here. usage: (grid group…); these would fit"
            + " `(rectangle integer integer [(wrap files|ranks)…])`",
        "(board (rectangel 3 5)) @ There is no section of a board `rectangel`. did you mean"
            + " `rectangle`?",
        "(rectangle 3 5) @ There is no section of a game `rectangle`."
            + " it stands inside one: `(board … (rectangle …))`",
      })
  void onlyTheBoardIsTold(String board, String message) {
    RulesText text =
        RulesText.rules(
            "(game (title \"T\") (players White Black) "
                + board
                + " (board-setup (White (Man a1)))"
                + " (piece (name Man) (letter M) (moves (n (verify (in-zone? camp)) add))))");

    assertThat(text.messages()).containsExactly(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(quiet-turns 9 (reset-by capture) draw) | The game has no piece `capture`."
            + " did you mean `captures`?",
        "(quiet-turns 9 (reset-by pushes) draw) | The game has no piece `pushes`."
            + " there are: `X`, `captures`",
        "(turn-order White repat Black) | The game has no player `repat`. did you mean `repeat`?",
        "(turn-order White (repat Black)) | The game has no player `repat`."
            + " there are: `White`, `Black`",
      })
  void wordsAreOfferedBesideNames(String section, String message) {
    RulesText text =
        RulesText.rules(
            "(game (title \"T\") (players White Black) (board (rectangle 4 4))"
                + " (board-setup (White (X a1))) (piece (name X) (moves (n add))) "
                + section
                + ")");

    assertThat(text.messages()).containsExactly(message);
  }

  @Test
  void allProblemsAreToldAtOnce() {
    RulesText text =
        RulesText.rules(
            """
            (game (titel "Test")
              (players White Black)
              (turn-order White Blak)
              (board (rectangle 4 4) (zone (name camp) (postions a1)))
              (piece (name X) (lettre X) (moves (n (verify (if? empty?)) quickly add)))
              (board-setup (White (X a9) (Y a1)))
              (ending "bare" (= (count friend (board)) 1) los))
            """);

    assertThat(text.told())
        .containsExactly(
            "unknown-word: titel",
            "unknown-player: Blak",
            "unknown-word: (postions a1)",
            "unknown-word: lettre",
            "unknown-word: if?",
            "unknown-word: quickly",
            "unknown-square: a9",
            "unknown-piece: Y",
            "unknown-word: los");
  }

  @Test
  void anOldFileMayHaveUnknownSections() {
    RulesText text =
        RulesText.zrf(
            """
            (game (title "Test") (descriprion "x") (option "smart-moves" from)
              (board (grid (dimensions ("a/b" (1 0))) (directions (e 1))))
              (thumbnail "y")
              (piece (name X) (moves (e add)))
              (board-setup (White (X a))))
            """);

    assertThat(text.loaded().pieces()).hasSize(1);
    assertThat(text.told())
        .containsExactly(
            "unknown-word: descriprion",
            "unknown-option: \"smart-moves\"",
            "unknown-word: thumbnail");
  }

  @Test
  void whatAnOldFileGetsWrongInABlockEndsTheBlock() {
    RulesText text = RulesText.oldBlock("n (capture nowhere) add");

    assertThat(RulesText.lines(text.loaded(), "moves").get(0)).isEqualTo("moves (n stop add)");
    assertThat(text.told()).containsExactly("unknown-direction: nowhere");
  }

  @Test
  void aGameNeedsABoardAndNamesNeedNames() {
    assertThat(RulesText.rules("(game (title \"T\") (piece (moves (add))) (zone))").told())
        .contains("missing-name: (piece (moves (add)))", "unknown-word: zone");
    assertThat(RulesText.rules("(game (title \"T\"))").told())
        .anyMatch(told -> told.startsWith("board-without-squares"));
  }

  @Test
  void aFenThatDoesNotFitIsTold() {
    String game =
        "(game (board (rectangle 3 2)) (piece (name X) (moves (add))) (board-setup (fen \"%s\")))";

    assertThat(RulesText.rules(game.formatted("x2/3/3")).messages())
        .containsExactly("This FEN text has 3 ranks, the board has 2.");
    assertThat(RulesText.rules(game.formatted("x3/XX1")).messages())
        .containsExactly("In this FEN text `x3` is a rank of 4 squares, and the board's have 3.");
    assertThat(RulesText.rules(game.formatted("q2/3[Z]")).messages())
        .containsExactlyInAnyOrder("No piece has the letter `q`.", "No piece has the letter `Z`.");
  }

  @Test
  void twoPiecesDoNotShareASquareOrALetter() {
    RulesText text =
        RulesText.rules(
            """
            (game (board (rectangle 3 2))
              (piece (name X) (letter P) (moves (add)))
              (piece (name Y) (letter P) (moves (add)))
              (piece (name Y))
              (board (rectangle 2 2))
              (board-setup (White (X a1 a1))))
            """);

    assertThat(text.messages())
        .contains(
            "Another piece stands on `a1` already.",
            "The piece `Y` is defined a second time. first defined at test.rules:3:3",
            "A game has only one `board`, and line 1 says it already.");
  }
}
