package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.rookery.game.Rules;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.game.sheet.SheetText;
import org.rookery.tests.Games;

/** What no sentence of a sheet says is pointed to in the rules file, or its author is quoted. */
class SheetLeavesNothingOutTest {
  private static String sheet(String text) throws Exception {
    Rules rules = Games.rulebook().text("some.rules", text);
    return SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main()));
  }

  private static String chess(String sections) throws Exception {
    return sheet(
        "(include \"chess\")\n(include \"captures\")\n(variant (title \"T\")\n" + sections + ")\n");
  }

  private static String small(String sections) throws Exception {
    return sheet(
        """
        (game (title "T") (players White Black) (turn-order White Black) (board (rectangle 4 4))
          (board-setup (White (Man a1)) (Black (Man d4)))
        """
            + sections
            + ")\n");
  }

  @Test
  void aHookWithoutWordsIsPointedTo() throws Exception {
    assertThat(
            chess("(on-move (only Knight) (if (piece? (enemy Queen)) capture else cascade stays))"))
        .contains("With each move of a Knight more happens: `(on-move (only Knight) (if")
        .contains("` (some.rules:4:1).");
    assertThat(chess("; Knights hit Queens.\n(on-move (only Knight) cascade)"))
        .contains("\"Knights hit Queens.\"")
        .doesNotContain("more happens");
  }

  @Test
  void aLongChainOfConditionsIsToldInLines() throws Exception {
    String points =
        "(counter points 0 (per player)) (on-capture (if (piece? (enemy Pawn)) (add-to points 1)"
            + " else (if (piece? (enemy Rook)) (add-to points 5)"
            + " else (if (piece? (enemy Knight)) (add-to points 3)))))";
    assertThat(chess(points))
        .contains("With each capture by a piece:\n- if the arrival square holds an enemy Pawn, ")
        .contains("\n- otherwise if the arrival square holds an enemy Knight, ")
        .doesNotContain("capture pieces of its own side");
  }

  /** In words it would not be seen to which of two conditions an alternative belongs. */
  @Test
  void aConditionWithinAnotherIsPointedTo() throws Exception {
    String nested =
        "(counter points 0 (per player)) (on-capture (if (piece? (enemy Pawn))"
            + " (if (in-zone? last-rank) (add-to points 2)) else (add-to points 1)))";
    assertThat(chess(nested)).contains("With each capture by a piece more happens: `(on-capture");
  }

  @Test
  void anEndingWithoutWordsIsPointedTo() throws Exception {
    String ending = "(ending \"odd\" (= (total (board) (count friend (corner here here))) 7) win)";
    assertThat(chess(ending))
        .contains("A player wins in some positions (odd): `(ending \"odd\"")
        .contains("` (some.rules:4:1).");
  }

  @Test
  void aBoardThatGoesRoundIsSaidTo() throws Exception {
    assertThat(
            chess(
                "(board (rectangle 8 8 (wrap files)) (mirror) (pawn-ranks 8))"
                    + "(change (piece King) (moves (betza \"K\")))"))
        .contains("The last file is next to the first")
        .doesNotContain("The last rank is next");
  }

  @Test
  void whatGivesCheckIsSaid() throws Exception {
    assertThat(chess("(remove royal) (royal King (attacked-by displacement))"))
        .contains("Only a capture by displacement gives check");
    assertThat(chess("")).doesNotContain("by displacement");
  }

  @Test
  void whichCapturesComeFirstIsSaid() throws Exception {
    String step = "(piece (name Man) (letter M) (moves ($way (verify not-friend?) add)))";
    String rules = step.replace("($way", "(n") + "(piece (name Lord) (letter L) (moves (n add)))";
    assertThat(
            small(
                rules
                    + "(captures-compulsory most (by Lord) (most Man Lord) (worth Man 2 Lord 3))"))
        .contains(
            "Of the captures that are left, those by a Lord come first.",
            "those of the most Lords and Men come first.",
            "where pieces count: Lord 3, Man 2.");
  }

  @Test
  void whoseHandCapturedPiecesGoToIsSaid() throws Exception {
    String rules = "(piece (name Man) (letter M) (drops ((verify empty?) add)) (moves (n add)))";
    assertThat(small(rules + "(captured-pieces to-enemy-hand)"))
        .contains("to the hand of their owner's enemy, whichever player captures them.")
        .doesNotContain("captor");
  }

  @Test
  void whatAMoveAsksAndDoesBesidesIsSaid() throws Exception {
    String rules =
        "(counter won 0 (per player)) (piece (name Man) (letter M) (drops ((verify empty?) add))"
            + " (moves (n (verify (= (in-hand friend) 0) empty?) (add-to won 1) add)"
            + " (move-type shift) (e (verify empty?) add)))"
            + " (after-move (= (total (board) (count friend (corner here here))) 7) (then shift))";
    assertThat(small(rules))
        .contains("Some of its moves depend on this: the player has no pieces in hand.")
        .contains("With some of its moves: the counter `won` changes by +1.")
        .contains(
            "The picture does not show its moves of the kind `shift`: `(e (verify empty?) add)`")
        .contains("needs another part, of the kind `shift`: `(after-move (= (total");
    assertThat(small(rules.replace("(piece", "\n; A Man steps.\n(piece")))
        .contains("\"A Man steps.\"")
        .doesNotContain("depend on this", "The picture does not show");
  }

  /** A comment above one block is no word about the others. */
  @Test
  void aCommentStandsForItsBlockAlone() throws Exception {
    String rules =
        "(counter won 0 (per player)) (piece (name Man) (letter M) (moves\n"
            + "; It steps ahead.\n(n (verify (= (in-hand friend) 0) empty?) add)\n"
            + "(e (verify empty?) (add-to won 1) add)))";
    assertThat(small(rules))
        .contains("\"It steps ahead.\"", "With some of its moves: the counter `won` changes by +1.")
        .doesNotContain("depend on this");
    assertThat(small(rules.replace("(verify (= (in-hand friend) 0) empty?)", "(add-to won 1)")))
        .contains("With each of its moves: the counter `won` changes by +1.");
    String plain = rules.replace("; It steps ahead.\n", "");
    assertThat(small(plain))
        .contains("Some of its moves depend on this: the player has no pieces in hand.");
    assertThat(small(plain.replace("(verify (= (in-hand friend) 0) empty?)", "(add-to won 1)")))
        .contains("With each of its moves: the counter `won` changes by +1.");
  }

  /** A mancala: its pits act where they stand, and who has no seeds ends the game. */
  @Test
  void sowingIsPointedToAndTheTopOfTheFileIsQuotedOnce() throws Exception {
    String text =
        """
        ; A mancala.
        (define sow ($seeds)
          ((verify (= (counter seeds) $seeds)) (add-to seeds -$seeds) (repeat $seeds ahead (add-to seeds 1)) back add))
        (game (title "T") (players South North) (turn-order South North)
          (board (grid (start-rectangle 0 0 50 50) (dimensions ("a/b" (50 0)) ("2/1" (0 50))))
            (links ahead (a1 b1) (b1 b2) (b2 a2) (a2 a1)) (symmetry North (ahead ahead)))
          (counter seeds 3 (per square) (in-fen))
          (board-setup (South (Pit a1-b1)) (North (Pit a2-b2)))
          (piece (name Pit) (letter O) (moves (for-each ($seeds 1..3) (sow $seeds))))
          (points (total (board) (counter seeds)))
          (ending "most" (and (to-move?) (not (can-move?))) count))
        """;
    assertThat(sheet(text))
        .containsOnlyOnce("A mancala.")
        .contains("What it does depends on: ")
        .contains("More happens with its moves: `(add-to seeds -$seeds)` (some.rules:3:40)")
        .contains(
            "Which squares are joined is written in the rules file, from here on: `(links ahead")
        .doesNotContain("`?`", "(stalemate)");
  }

  @Test
  void dicesAndPlayersWhoAreChanceAreSaidAsTheyAre() throws Exception {
    String text =
        """
        (include "dice")
        (define ordered? ($*) (> (+ (for-each ($face $*) (showing $face first-die second-die)) 0) 0))
        (game (title "T") (players White Black ?Dice)
          (turn-order (?Dice first-throw) (?Dice second-throw) White (?Dice first-throw) (?Dice second-throw) Black)
          (board (rectangle 3 3) (positions (first-die 300 0 330 30) (second-die 300 40 330 70)) (dummy first-die second-die)
            (zone (name last) (positions (own-rank 3))))
          (board-setup (White (Rook a1)) (Black (Rook c3)))
          (two-dice)
          (piece (name Rook) (letter R) (moves (betza "R" (verify (ordered? Five)) add)))
          (pass-turn forced)
          (ending "there" (some-square? (zone last) (piece? (friend Rook))) win (players White Black)))
        """;
    assertThat(sheet(text))
        .contains("?Dice is no person: it plays at random")
        .contains("*?")
        .contains("`?` depends on: what stands on first-die; what stands on second-die.")
        .contains("with a Five on first-die")
        .doesNotContain("over other pieces", "White and ?Dice;", "White and ?Dice.");
  }

  /** A comment above a macro is quoted with the first piece that it makes, and is about all. */
  @Test
  void whatIsSaidOfTheFirstPieceOfAMacroIsSaidOfAll() throws Exception {
    String text =
        """
        (include "chess")
        ; Such a piece counts its steps.
        (define counting ($name $letter)
          (piece (name $name) (letter $letter)
            (moves (n (verify empty? (< (counter steps) 9)) (add-to steps 1) add))))
        (variant (title "T") (counter steps 0) (counting First I) (counting Second J))
        """;
    assertThat(sheet(text))
        .containsOnlyOnce("\"Such a piece counts its steps.\"")
        .doesNotContain("depend on this", "of its moves: the counter");
    assertThat(sheet(text.replace("; Such a piece counts its steps.", "")))
        .contains("depend on this", "With each of its moves: the counter `steps` changes by +1.");
  }

  @Test
  void clausesThatDifferInANumberAreOne() throws Exception {
    String loop =
        "(counter steps 0) (piece (name Man) (letter M) (moves"
            + " (for-each ($n 1 2 3) (n (verify empty? (= (counter steps) $n)) (add-to steps $n) add))))";
    assertThat(small(loop))
        .contains("Some of its moves depend on this: the counter `steps` is 1, 2 or 3.")
        .contains("With some of its moves: the counter `steps` changes by +1, +2 or +3.");
    assertThat(small(loop.replace("1 2 3", "1..7")))
        .contains("depend on this: the counter `steps` is 1, 2, … or 7.");
  }

  @Test
  void promotionIsNoMoreThanIsSaidAlready() throws Exception {
    assertThat(
            chess("(change (piece Knight) (moves (betza \"N\" (may-promote-in last-rank Queen))))"))
        .contains("It may promote to Queen on arrival in `last-rank`.")
        .doesNotContain("Such a move asks or does more");
  }

  /** The way of the cursor is no rule to read by itself; but words must not pass over it. */
  @Test
  void waysOfTheCursorAreNotPointedTo() throws Exception {
    assertThat(chess("(change (piece Knight) (moves (betza \"mN\" (create Pawn) back add)))"))
        .contains("Such a move asks or does more: `(create Pawn)` (some.rules:4:43).")
        .doesNotContain("`back`");
  }

  @Test
  void newPiecesAndNewOwnersAreSaid() throws Exception {
    assertThat(
            chess(
                "(players White Black Nobody) (piece (name Wall) (letters Y y *))"
                    + " (on-move (only Knight) (create Nobody Wall start))"
                    + " (on-capture (only Rook) (change-type Wall) (change-owner Nobody))"
                    + " (on-capture (only Bishop) (change-owner opponent))"))
        .contains(
            "With each move of a Knight: a Wall of Nobody is put on the square it starts from.")
        .contains("a Wall; the piece on the arrival square changes to the side of Nobody.")
        .contains("changes to the side of the opponent.")
        .contains("`last-rank` is rank 8 for White; rank 1 for Black.");
  }

  @Test
  void whatGoesUnderAPieceDoesNotLeaveTheBoard() throws Exception {
    assertThat(sheetOf("bashni"))
        .doesNotContain("leave the board")
        .contains("A piece that can capture the same in several ways must choose one after which");
    assertThat(sheetOf("russian-draughts")).contains("Captured pieces leave the board only when");
    assertThat(sheetOf("spanish-draughts")).contains(", and among them as many Kings as possible.");
  }

  private static String sheetOf(String name) throws Exception {
    Rules rules = Games.rulebook().open(Games.rulebook().find(Path.of(""), name));
    return SheetText.plain(SheetMaker.of(rules.load().orThrow(), rules.main()));
  }

  @Test
  void countersOfALoopAreNamedTogether() throws Exception {
    String counters =
        "(for-each ($n %s) (counter was$n 0 (after-turn (set-to (total (board) (count friend"
            + " (corner here here))) (= $n 1)))))";
    assertThat(chess(counters.formatted("1..6")))
        .contains("The counters `was1`, `was2`, … (6 of them) change after moves: `(counter was$n");
    assertThat(chess(counters.formatted("1 2")))
        .contains("The counters `was1` and `was2` change after moves: ");
  }

  @Test
  void eachPlayerOfChanceDrawsAsItsSectionSays() throws Exception {
    assertThat(Games.named("entropy").program().turnOrder())
        .filteredOn(step -> step.draw().isPresent())
        .hasSize(26);
    assertThat(sheetOf("entropy"))
        .contains("?Bag draws from the hand unseen", "?Second-Bag draws from the hand unseen")
        .doesNotContain("is no person");
  }

  @Test
  void whatStaysOfAColumnIsSaid() throws Exception {
    String towers =
        "(piece (name Man) (letter M) (moves"
            + " ((verify (= (height start) 2)) n (leave 1) (verify (= (height) 1)) n cover add)"
            + " ((verify (> (height) 1)) (keep 1) stays add)))";
    assertThat(small(towers))
        .contains(
            "With some of its moves: 1 piece of those that move stays on a square on its way; only"
                + " the top piece stays on its square, and the player's own beneath go to the hand.")
        .contains("the height of the column on its square is more than 1.");
    assertThat(small(towers.replace("(leave 1)", "").replace("n cover", "cover")))
        .contains("the height of the column on its arrival square is 1");
  }

  /** What is told of the piece that arrives is not told of one that it meets. */
  @Test
  void whichPieceAnAttributeIsOfIsNotSaidFalsely() throws Exception {
    String fight =
        "(piece (name Man) (letter M) (attribute shown? false) (moves (n (verify not-friend?)"
            + " (if (piece? enemy) %s (set-attribute shown? true)) add)))";
    assertThat(small(fight.formatted("")))
        .contains("With some of its moves: the piece on its arrival square becomes `shown?`.");
    String ofAnother = fight.replace("piece? enemy", "and enemy? (not shown?)");
    assertThat(small(ofAnother.formatted("cascade stays")))
        .contains("More happens with its moves: `(set-attribute shown? true)` (some.rules:")
        .doesNotContain("becomes `shown?`");
  }

  @Test
  void whoWinsOfThreePlayersIsSaid() throws Exception {
    String stone = "(piece (name Man) (letter M) (moves (n (verify empty?) add))) (no-moves loss)";
    String three =
        "(players White Black Red) (turn-order White Black Red)"
            + " (board-setup (White (Man a1)) (Black (Man d4)) (Red (Man b1)))";
    String next = "A player who has no legal move loses (no moves). The next opponent after them";
    assertThat(sheet("(game (title \"T\") (board (rectangle 4 4)) " + three + stone + ")"))
        .contains(next + " wins.");
    assertThat(small(stone)).doesNotContain("after them");
  }

  /** Where a drop has no words as a whole, what has some is said. */
  @Test
  void whatADropAsksAndCapturesIsSaid() throws Exception {
    String drop =
        "(piece (name Man) (letter M) (supply) (drops"
            + " ((verify empty? (piece? enemy n) (= (count friend (corner n n)) 0)) (capture n) add)))";
    assertThat(small(drop))
        .contains(
            "From the hand it may be dropped on an empty square: it is legal only if the square"
                + " ahead of it holds an enemy piece; the piece on the square ahead of it is"
                + " captured; more is asked or done: `(verify empty? (piece?");
    String four =
        drop.replaceFirst("\\(drops (.*)\\)\\)$", "(drops (for-each (\\$way 1 2 3 4) $1)))");
    assertThat(small(four.replace("friend (corner n n)) 0", "friend (corner n n)) $way")))
        .contains("dropped on an empty square, on conditions, and may capture: `((verify empty?");
  }

  /** Nothing is seen of an attribute that a hook takes from a piece elsewhere. */
  @Test
  void attributesOfOtherPiecesMakeNoExamples() throws Exception {
    assertThat(sheetOf("progressive")).doesNotContain("with a Black Pawn on a4");
    assertThat(sheetOf("chess960")).doesNotContain("with a Black Rook on a1");
  }

  @Test
  void dicesAreNotCaptured() throws Exception {
    assertThat(sheetOf("backgammon"))
        .contains("to k1, capturing an enemy there, removing a One on first-die.")
        .doesNotContain("capturing a One");
  }
}
