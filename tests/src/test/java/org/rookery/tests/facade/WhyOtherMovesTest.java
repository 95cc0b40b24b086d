package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.tests.Games;

/** Why a move is not legal: which other comes first, and what would be legal instead. */
class WhyOtherMovesTest {
  private static final String CAPTURES =
      """
      (game (title "T") (players White Black) (turn-order White Black) (board (rectangle 3 3))
        (board-setup (fen "m1l/1M1/3 w - - 0 1"))
        (piece (name Man) (letter M) (moves (for-each ($way n ne nw) ($way (verify not-friend?) add))))
        (piece (name Lord) (letter L) (moves (n (verify not-friend?) add)))
        (captures-compulsory%s)
        (no-moves loss))
      """;

  private static Game game(String text) throws Exception {
    return Games.rulebook().text("some.rules", text).load().orThrow();
  }

  private static String why(String choices, String move) throws Exception {
    return game(CAPTURES.formatted(choices)).start().why(move);
  }

  @Test
  void theCaptureThatComesFirstIsNamedWithItsRule() throws Exception {
    assertThat(why(" (most Lord)", "b2-a3"))
        .isEqualTo(
            "`b2-a3` is illegal: another capture comes first, such as `b2-c3`: it captures more"
                + " pieces of the type Lord, by `(most Lord)` (some.rules:5:24).");
    assertThat(why(" (by Man) (early Lord)", "b2-a3"))
        .endsWith("it captures Lord earlier, by `(early Lord)` (some.rules:5:33).");
    assertThat(why(" (worth Man 1 Lord 2)", "b2-a3"))
        .contains("it captures a higher value, by `(w");
  }

  @Test
  void theCaptureThatMustBeMadeIsNamedWithItsRule() throws Exception {
    assertThat(why("", "b2-b3"))
        .startsWith("`b2-b3` is illegal: there is a capture, such as `b2-")
        .endsWith(", and captures are mandatory, by `(captures-compulsory)` (some.rules:5:3).");
  }

  /** What makes second parts only is no first part; the rule that says so is named. */
  @Test
  void aBlockOfASecondPartIsNamedWithItsRule() throws Exception {
    String rules =
        """
        (game (title "Parts") (players White Black) (turn-order White Black)
          (board (rectangle 5 5)) (board-setup (White (Man b2)) (Black (Man d4)))
          (piece (name Man) (letter M)
            (moves (n (verify empty?) add) (move-type leap) (e (verify empty?) add)))
          (after-move (piece? friend b4) (then leap)))
        """;

    assertThat(game(rules).start().why("b2-c2"))
        .contains(
            "but a block of the kind `leap` makes the second part of a move only, by `(after-move",
            "(some.rules:5:3)");
  }

  @Test
  void aPieceInHandWithoutRulesForDropsIsTold() throws Exception {
    String rules =
        """
        (game (title "Held") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Man a1 off 1)) (Black (Man c3)))
          (piece (name Man) (letter M) (moves (n (verify empty?) add))))
        """;

    assertThat(game(rules).start().why("M*b2")).contains("Man has no rules for drops.");
  }

  /** Of an `or` each part would do: none is told as if it were all. */
  @Test
  void everyPartOfAnOrIsTold() throws Exception {
    String rules =
        """
        (game (title "Or") (players White Black) (turn-order White Black)
          (board (rectangle 5 5) (zone (name home) (players White) (positions a1 b1)))
          (board-setup (White (Man b2)) (Black (Man d4)))
          (piece (name Man) (letter M)
            (moves (n (verify (or (in-zone? home) (= (count friend (board)) 3) (friend? e))) add)
                   (e (verify (and (in-zone? home) (friend? e))) add))))
        """;

    assertThat(game(rules).start().why("b2-b3"))
        .contains(
            ": it is enough that one of these changes: ",
            "b3 is not in White's zone `home` (a1 b1)",
            "the number of White's pieces is 1, and 3 is needed",
            "c3 is empty, and a friend is needed there");
    assertThat(game(rules).start().why("b2-c2"))
        .contains(": c2 is not in White's zone `home` (a1 b1) (and 1 more test after that).");
  }

  /** A condition of the whole board is told in the words that `explain` has for it. */
  @Test
  void whatHoldsOrDoesNotIsSaid() throws Exception {
    String rules =
        """
        (game (title "Words") (players White Black) (turn-order White Black)
          (board (rectangle 5 5) (zone (name home) (positions (own-rank 1))))
          (board-setup (White (Man b2)) (Black (Man d4)))
          (piece (name Man) (letter M)
            (moves (n (verify (not (position? b3))) add)
                   (s (verify (position? a1)) add)
                   (e (verify (some-square? (board) friend? (in-zone? home))) add)
                   (w (verify (not (some-square? (board) enemy?))) add)
                   (ne (verify (reaches? friend (zone home) friend (squares e5) n)) add)
                   (nw (verify (captured Man)) add)
                   (sw (verify (some-square? (board)
                     (and friend? (not (or (position? a1) (position? b1) (position? c1)
                       (position? d1) (position? e1) (position? a2) (position? b2)))))) add))))
        """;

    Match match = game(rules).start();
    assertThat(match.why("b2-b3")).contains(": the square is b3, and another one is needed.");
    assertThat(match.why("b2-b1")).contains(": the square is b1, and a1 is needed.");
    assertThat(match.why("b2-c2"))
        .contains(
            ": it does not hold now that one of White's pieces stands where its square is in");
    assertThat(match.why("b2-a2")).contains(": it holds now that an enemy piece stands there.");
    assertThat(match.why("b2-c3"))
        .contains(": it does not hold now that a chain of White's pieces leads from `home` to e5.");
    assertThat(match.why("b2-a3"))
        .contains(": it does not hold now that the last move captured one of White's Men.");
    assertThat(match.why("b2-a1")).contains(": there is no square as it asks for.");
  }

  /** Where a test asks of several squares, the one that is told is not the only one. */
  @Test
  void squaresThatWouldDoAsWellAreNamed() throws Exception {
    String text = CAPTURES.replace("($way (verify not-friend?) add)", "(%s $way add)");
    String any = "(verify (or (piece? Lord a3) (piece? Lord b3) (piece? Lord c1)))";

    assertThat(game(text.formatted(any, "")).start().why("b2-b3"))
        .contains("; one of these squares would do as well: ");
    assertThat(game(text.formatted("(verify (piece? Lord a3))", "")).start().why("b2-b3"))
        .doesNotContain("do as well");
  }

  /** A Cannon leaps over one piece to capture, over none to move, and over two never. */
  @Test
  void aLeaperOverPiecesIsToldWhatItLacks() throws Exception {
    Game cannons =
        game(
            """
            (include "boards")
            (game (title "T") (two-players) (board (rectangle 4 6))
              (board-setup (fen "r3/4/4/4/4/R3 w - - 0 1"))
              (piece (name Cannon) (letter R) (moves (betza "mRcpR")))
              (piece (name Man) (letter M))
              (no-moves loss))
            """);

    assertThat(cannons.position("r3/4/4/4/4/R3 w - - 0 1").why("a1-a6"))
        .contains(
            ": a5 is empty, and a piece is needed there;"
                + " one of these squares would do as well: a2, a3, a4.");
    assertThat(cannons.position("4/4/4/r3/4/R3 w - - 0 1").why("a1-a6"))
        .contains(": a3 holds a Black Cannon, and an empty square is needed there.");
    assertThat(cannons.position("r3/4/r3/r3/4/R3 w - - 0 1").why("a1-a6"))
        .contains(
            ": a4 holds a Black Cannon, and an empty square is needed there;"
                + " one of these squares would do as well: a3.");
  }

  /** Who tries to capture is told why not, rather than that the square is not empty. */
  @Test
  void theRuleOfTheMoveThatIsTriedIsTold() throws Exception {
    String text =
        """
        (include "boards")
        (game (title "T") (two-players) (board (rectangle 3 3))
          (board-setup (fen "1m1/2M/1m1 w - - 0 1"))
          (piece (name Man) (letter M)
            (moves (n (verify empty?) add)
                   (nw (verify empty?) add)
                   (sw (verify empty?) add)
                   (nw (verify enemy?) (verify (= (count friend (board)) 2)) add)))
          (no-moves loss))
        """;

    assertThat(game(text).start().why("c2-b3")).contains(": the number of White's pieces is 1,");
    assertThat(game(text).start().why("c2-b1")).contains(": b1 holds a Black Man,");
  }

  /** A die's turn is no time for another player's drops, whose pieces have the same types. */
  @Test
  void piecesInTheHandOfAnotherAreToldAsTheirs() throws Exception {
    String text =
        """
        (game (title "T") (players White Black ?Dice) (turn-order ?Dice White ?Dice Black)
          (board (rectangle 3 3))
          (board-setup (White (Man off 1)) (Black (Man off 1)))
          (piece (name Man) (letter M) (drops ((verify empty?) add)))
          (piece (name Die) (letter D) (supply ?Dice) (drops ((verify empty?) add)))
          (no-moves loss))
        """;
    assertThat(game(text).start().why("M*a1"))
        .isEqualTo("There is a White Man in hand, and ?Dice is to move.");
  }

  private static final String PITS =
      """
      (game (title "T") (players South North) (turn-order South North)
        (board (grid (start-rectangle 0 0 50 50) (dimensions ("a/b" (50 0)) ("2/1" (0 50))))
          (links ahead (a1 b1) (b1 b2) (b2 a2) (a2 a1)) (symmetry North (ahead ahead)))
        (turn-text "{from}")
        (counter seeds 1 (per square) (in-fen))
        (board-setup (South (Pit a1-b1)) (North (Pit a2-b2)))
        (piece (name Pit) (letter O)
          (moves ((verify (> (counter seeds) 0)) (add-to seeds -1) ahead (add-to seeds 1) back add)))
        (no-moves loss))
      """;

  @Test
  void aPitIsNotSaidToBeCaptured() throws Exception {
    Game game = game(PITS);
    assertThat(game.start().why("a2"))
        .isEqualTo("The piece on a2 is a North Pit, and South is to move.");
    assertThat(game.start().why("e1")).isEqualTo("`e1` is no move; a move looks like `a1`.");
    assertThat(game.position("oo/OO w - - 0 1 {seeds-a1=0}").why("a1"))
        .startsWith("The nearest rule of Pit, ")
        .contains("fails at `(verify (> (counter seeds) 0))` (some.rules:8:13)");
  }

  @Test
  void toWhatAPieceMayPromoteIsSaid() throws Exception {
    Game chess = Games.game("chess");
    assertThat(chess.position("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").why("a7-a8; K-a8"))
        .endsWith(
            "\nMoves that begin so: `a7-a8; Q-a8`, `a7-a8; R-a8`, `a7-a8; B-a8`, `a7-a8; N-a8`.");
    assertThat(chess.position("r3k3/4P3/8/8/8/8/8/K7 w - - 0 1").why("e7-f8; K-f8"))
        .doesNotContain("Moves that begin so");
    assertThat(chess.position("4k3/8/8/8/8/8/r6P/7K w - - 0 1").why("h2-h3; Q-h3")).isNotEmpty();
    assertThat(chess.position("1r5k/2P5/8/8/8/8/8/r1K5 w - - 0 1").why("c7-c8; K-c8"))
        .contains("Moves that begin so: `c7-c8; Q-c8`")
        .contains("` leaves the White King on c1 attacked by the Black Rook on a1");
  }

  /** A move of White's in which a Man of Black's goes a step, too. */
  @Test
  void whereAnothersPieceCanGoInAMoveIsSaid() throws Exception {
    String pushes =
        """
        (game (title "T") (players White Black) (turn-order White Black) (board (rectangle 3 4))
          (board-setup (White (Man a1)) (Black (Man b4)))
          (piece (name Man) (letter M)
            (moves
               (n (verify empty?) add)
               (move-type push)
               (n ne (verify (piece? (enemy Man))) from s (verify empty?) add)))
          (after-move true (then push)) (no-moves loss))
        """;
    assertThat(game(pushes).start().turns())
        .extracting(LegalMove::complete)
        .containsExactly("a1-a2; b4-b3");
    assertThat(game(pushes).start().why("a1-a2; b4-b2"))
        .endsWith("The Black Man on b4 can go to b3 in a move of White.");
  }
}
