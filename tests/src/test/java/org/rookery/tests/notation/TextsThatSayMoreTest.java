package org.rookery.tests.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.tests.Games;

/** Texts of moves and positions that say more, or less, than the program's own. */
class TextsThatSayMoreTest {
  /** Any number of a column goes to the next square, or off the field, where columns grow. */
  private static final Game HEAPS =
      game(
          """
          (game (title "Heaps") (players White Black) (turn-order White Black)
            (board (rectangle 4 1) (positions (bin 250 0 300 50)) (dummy bin)
              (links exit (a1 bin) (b1 bin)))
            (piece (name Man) (letter M)
              (moves (for-each ($n 1 2 3)
                ((verify (>= (height start) $n)) (carry $n) exit (if not-empty? cover) add))))
            (board-setup (White (Man a1)) (Black (Man d1)))
            (no-moves loss))
          """);

  private static final Game DICE =
      game(
          """
          (include "dice")
          (game (title "Steps") (players White Black ?Dice) (turn-order ?Dice White ?Dice Black)
            (board (rectangle 3 2) (positions (die 200 0 230 30)) (dummy die))
            (board-setup (White (Man a1)) (Black (Man a2)))
            (one-die die)
            (piece (name Man) (letter M) (moves (betza "W")))
            (no-moves loss))
          """);

  private static final Game PARTS =
      game(
          """
          (game (title "Parts") (players White Black) (turn-order White Black)
            (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
            (piece (name Man) (letter M)
              (moves (n (verify empty?) (add-partial more)) (s (verify empty?) add)
                (move-type more) (e (verify empty?) add))))
          """);

  private static Game game(String text) {
    return Games.rulebook().text("some.rules", text).load().orThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "a1-bin; a1=(M); bin=(MM), true", // the column that goes is as high as the one it finds
    "a1-bin; bin=(MM), true",
    "a1-bin; a1=(M); bin=(MMM), false",
    "a1-bin; a1=(MM); bin=(MM), false",
  })
  void whatAColumnIsThenMayBeSaidAlways(String text, boolean found) throws Exception {
    Match match = HEAPS.position("a1=(MM),d1=m,bin=M w - - 0 1");
    assertThat(match.turns().read(text) instanceof TurnReading.Found).isEqualTo(found);
  }

  @Test
  void everyCompleteTextOfColumnsIsReadWithAllColumns() throws Exception {
    Match match = HEAPS.position("a1=(MMM),b1=(MM),d1=m,bin=(MM) w - - 0 1");
    for (LegalMove turn : match.turns()) {
      Match after = match.at(match.fen());
      after.play(turn);
      String bin = after.fen().replaceAll(".*bin=([^, ]*).*", "$1");
      String text = turn.text().replaceAll("; bin=.*", "") + "; bin=" + bin;
      assertThat(match.turns().read(text)).as(text).isEqualTo(new TurnReading.Found(turn));
    }
  }

  /** Which of two pieces does it without going anywhere tells their moves apart. */
  @Test
  void whoStaysIsToldWhereTwoCanDoTheSame() throws Exception {
    Match match =
        game("""
                (game (title "Walls") (players White Black Nobody) (turn-order White Black)
                  (board (rectangle 3 3)) (board-setup (White (Mason a1 c1)) (Black (Mason a3)))
                  (piece (name Mason) (letter M)
                    (moves (for-each ($w e w)
                      (stays to $w (verify empty?) (create Nobody Wall) add))))
                  (piece (name Wall) (letters X x *))
                  (no-moves loss))
                """)
            .start();

    assertThat(match.turns().stream().map(LegalMove::complete))
        .containsExactlyInAnyOrder("a1-a1; *-b1", "c1-c1; *-b1");
    for (LegalMove turn : match.turns()) {
      for (String text : List.of(turn.text(), turn.complete(), turn.uci(), turn.san())) {
        assertThat(match.turns().read(text)).as(text).isEqualTo(new TurnReading.Found(turn));
      }
    }
  }

  /** The piece that goes on does so by its move type, whichever of the two is said first. */
  @Test
  void whatIsKnownOfAPositionHasNoOrder() throws Exception {
    String board = "2m/M2/3 w - - 0 1 ";
    Match match = PARTS.position(board + "{continues=a2,with=more}");
    assertThat(match.turns()).extracting(LegalMove::text).containsExactly("a2-b2");
    assertThat(PARTS.position(board + "{with=more,continues=a2}").fen()).isEqualTo(match.fen());
  }

  @Test
  void aSquareIsNamedOnce() {
    assertThatThrownBy(() -> DICE.position("a1=M,a2=m,a1=m White"))
        .isInstanceOfSatisfying(BadPosition.class, it -> assertThat(it.column()).isEqualTo(11))
        .hasMessage("The square a1 is named twice.");
  }

  @Test
  void whoseTurnItIsNeedsNoNumber() throws Exception {
    for (String player : new String[] {"White", "Black", "?Dice"}) {
      assertThat(DICE.position("a1=M,a2=m " + player).moverName()).isEqualTo(player);
    }
    assertThat(DICE.position("a1=M,a2=m Black - - 0 4").moverName()).isEqualTo("Black");
  }

  @Test
  void numbersOfTurnsThatNeverComeAreToldWithThoseThatDo() {
    assertThatThrownBy(() -> DICE.position("a1=M,a2=m White - - 0 4"))
        .isInstanceOf(BadPosition.class)
        .hasMessageContaining("White never has a turn number 4, but 3 and 5.");
  }

  /** A whole square says which piece it is; a text without a letter is no Pawn's then. */
  @Test
  void theSquareItComesFromNamesThePiece() throws Exception {
    Match match = Games.game("chess").position("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1");

    assertThat(match.turns().read("a1xa8"))
        .isEqualTo(match.turns().read("Rxa8+"))
        .isInstanceOf(TurnReading.Found.class);
    assertThat(match.why("axa8")).startsWith("`axa8` is not a legal move");
    assertThat(match.why("a1xb2")).startsWith("No rule of Rook reaches b2 from a1.");
  }
}
