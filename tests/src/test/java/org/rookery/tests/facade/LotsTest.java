package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.tests.Games;

/** Set-ups by lot have numbers, and begin as the rules say. */
class LotsTest {
  private static final Game CHESS960 = game("chess960");

  private static final String SMALL =
      """
      (game (title "Small") (players White Black) (turn-order White Black)
         (board (rectangle 4 4))
         (board-setup (White (Chief a1) (Rook b1)) (Black (Chief d4) (Rook c4))
            LOTS)
         (piece (name Chief) (letter K) (moves (betza "K")))
         (piece (name Rook) (letter R) (moves (betza "R")))
         (royal Chief) (stalemate draw) (repetition 3 draw))
      """;

  /** Numbers and first ranks of Reinhard Scharnagl's table. */
  @ParameterizedTest
  @CsvSource({
    "0, BBQNNRKR",
    "1, BQNBNRKR",
    "2, BQNNRBKR",
    "3, BQNNRKRB",
    "4, QBBNNRKR",
    "518, RNBQKBNR",
    "534, RNBKQBNR",
    "959, RKRNNQBB"
  })
  void theLotsOfChess960HaveTheirNumbers(long number, String rank) throws BadPosition {
    String black = rank.toLowerCase(Locale.ROOT);
    assertThat(CHESS960.position("lot " + number).fen())
        .matches(black + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank + " w [A-H]{2}[a-h]{2} - 0 1");
  }

  @Test
  void eachLotOfChess960IsAnother() throws BadPosition {
    Set<String> ranks = new TreeSet<>();
    for (int number = 0; number < 960; number++) {
      String fen = CHESS960.position("lot " + number).fen();
      String rank = fen.substring(fen.indexOf("PPPPPPPP/") + 9, fen.indexOf(' '));
      assertThat(rank).matches("[^K]*R[^R]*K.*R.*");
      assertThat((rank.indexOf('B') + rank.lastIndexOf('B')) % 2).isOne();
      ranks.add(rank);
    }
    assertThat(ranks).hasSize(960);
  }

  @Test
  void theStandardStartIsLot518() throws BadPosition {
    assertThat(CHESS960.position("lot 518").fen()).isEqualTo(CHESS960.start().fen());
    assertThat(CHESS960.drawn(-960 + 518).fen()).isEqualTo(CHESS960.start().fen());
    assertThat(game("chess").drawn(7).fen()).isEqualTo(game("chess").start().fen());
  }

  @ParameterizedTest
  @ValueSource(strings = {"lot 960", "lot 99999999999999999999", "lot x", "lot"})
  void thereAreNoOtherLots(String lot) {
    assertThatThrownBy(() -> CHESS960.position(lot))
        .hasMessageContaining("The lots of this game are numbered from 0 to 959.");
  }

  @Test
  void aGameWithoutLotsSaysSo() {
    Game chess = game("chess");
    assertThatThrownBy(() -> chess.position("lot 3"))
        .hasMessageContaining("No lot decides how this game begins.");
  }

  /** Where the board is turned for the second player, their pieces stand turned as well. */
  @Test
  void otherPlayersHaveTheSquaresAsTheySeeThem() throws BadPosition {
    Game game = small("(lots White Black (Chief a1-d1) (Rook a1-d1))");
    assertThat(game.position("lot 0").fen()).startsWith("2rk/4/4/KR2 w");
    assertThat(game.position("lot 4").fen()).startsWith("1r1k/4/4/K1R1 w");
    assertThat(game.position("lot 11").fen()).startsWith("kr2/4/4/2RK w");
  }

  /** Lots of one player each are drawn apart. */
  @Test
  void lotsMultiply() throws BadPosition {
    Game game = small("(lots White (Chief a1-d1)) (lots Black (Chief a1-c1))");
    assertThat(game.position("lot 1").fen()).startsWith("3k/4/4/1K2 w");
    assertThatThrownBy(() -> game.position("lot 12")).hasMessageContaining("from 0 to 11");
  }

  /** Their number is that of all lots together. */
  @Test
  void lotsOfSeveralPlayersMayBeTooMany() {
    String eight = " (Rook a1-d2)".repeat(8);
    String lots = "(lots White" + eight + ") (lots Black" + eight + ")";
    assertThat(Rules.of("small.rules", SMALL.replace("LOTS", lots)).load().diagnostics())
        .extracting(diagnostic -> diagnostic.code())
        .containsExactly("too-many-lots");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(lots White (Chief a1) (Rook a1)) | too-few-squares",
        "(lots White (Chief a1-b1) (Rook b1-c1)) | lots-overlap",
        "(lots White Black (Chief a1-d4)) | lots-overlap",
        "(lots White (Chief a1-b1)) (lots White (Rook c1-d1)) | lots-overlap",
        "(lots White (Chief a1-d2)) (lots Black (Chief a1-d3)) | lots-overlap",
        "(lots (Chief a1)) | wrong-arity",
        "(lots White (Chief)) | wrong-arity",
        "(lots White (Chief a9)) | unknown-square",
        "(lots Nobody (Chief a1)) | unknown-player",
      })
  void lotsThatCannotBeDrawnAreErrors(String lots, String code) {
    assertThat(Rules.of("small.rules", SMALL.replace("LOTS", lots)).load().diagnostics())
        .extracting(diagnostic -> diagnostic.code())
        .contains(code);
  }

  private static Game game(String name) {
    try {
      return Games.rulebook().load(name).orThrow();
    } catch (NoSuchGame e) {
      throw new IllegalStateException(e);
    }
  }

  private static Game small(String lots) {
    return Rules.of("small.rules", SMALL.replace("LOTS", lots)).load().orThrow();
  }
}
