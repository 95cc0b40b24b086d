package org.rookery.tests.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.tests.Games;

/** The marks of check and mate in standard algebraic notation. */
class SanMarksTest {
  /** Two turns each. */
  private static final Game TWICE =
      Rules.of(
              "twice.rules",
              """
              (game (title "Twice") (players White Black) (turn-order White White Black Black)
                (board (rectangle 8 8))
                (piece (name King) (letter K) (moves (betza "K")))
                (piece (name Rook) (letter R) (moves (betza "R")))
                (royal King) (stalemate draw)
                (board-setup (fen "7k/8/8/8/8/8/8/R3K3 w - - 0 1")))
              """)
          .load()
          .orThrow();

  private static List<String> san(Match match) {
    return match.turns().stream().map(LegalMove::san).toList();
  }

  @Test
  void insideASeriesThereIsNoCheck() throws Exception {
    Match match = TWICE.position("7k/8/8/8/8/8/8/R3K3 w - - 0 1");
    assertThat(san(match)).contains("Ra8", "Ra2").noneMatch(text -> text.matches(".*[+#]"));
    match.play("a1-a2"); // what White does now ends the series
    assertThat(san(match)).contains("Ra8+", "Rh2+", "Ra7", "Rg2");
  }

  /** Where the King may be left attacked for the first of two turns, that is no check either. */
  @Test
  void theOwnKingIsNeverGivenCheck() throws Exception {
    String text =
        TWICE
            .source()
            .text()
            .replace(
                "(royal King) (stalemate draw)",
                "(loss-condition (White Black) (checkmated King))");
    Match match =
        Rules.of("twice.rules", text).load().orThrow().position("6k1/8/8/8/8/8/8/r3K2R w - - 0 1");
    assertThat(san(match)).contains("Kf1", "Rh2").noneMatch(one -> one.matches(".*[+#]"));
  }

  @Test
  void ofATurnOfTwoPartsTheWholeCounts() throws Exception {
    Match match = Games.game("marseillais").position("7k/8/8/8/8/8/8/RN2K3 w - - 0 2");
    assertThat(san(match))
        .contains("Ra8+", "Ra2+; a2-a8", "Ra2; b1-c3", "Nc3+; a1-a8", "Nd2; a1-a2");
  }

  @Test
  void checkAndMate() throws Exception {
    assertThat(san(Games.game("chess").position("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1")))
        .contains("Ra8#", "Ra7", "O-O-O");
    assertThat(san(Games.game("chess").position("6k1/5p1p/8/8/8/8/8/R3K3 w - - 0 1")))
        .contains("Ra8+");
    assertThat(san(Games.game("chess").position("5k2/4Pppp/8/8/8/8/8/3RK3 b - - 0 1")))
        .contains("Kxe7", "Ke8", "Kg8");
  }

  @Test
  void whatAnEmptySquareHoldsHasNoLetter() throws Exception {
    Game game =
        Rules.of(
                "shift.rules",
                """
                (game (title "Shift") (players White Black) (turn-order White Black)
                  (board (rectangle 4 4))
                  (piece (name Man) (letter M) (moves (w (verify empty?) add)) (supply)
                    (hand (b1 from e (create Man a1) add)))
                  (no-moves draw)
                  (board-setup (White (Man d1))))
                """)
            .load()
            .orThrow();
    assertThat(san(game.start())).hasSize(2).contains("Mc1");
  }

  /** The file tells apart where it can, or else the rank, or else both. */
  @Test
  void ofSeveralPiecesTheOneThatGoesIsTold() throws Exception {
    assertThat(san(Games.game("chess").position("7k/8/8/8/8/Q7/8/Q1Q1K3 w - - 0 1")))
        .contains("Qa1b2+", "Qcb2+", "Q3b2+");
  }

  /** The piece that is put down is told, and not another that stands up beside it. */
  @Test
  void whatIsPutDownIsTold() {
    Game game =
        Rules.of(
                "grow.rules",
                """
                (game (title "Grow") (players White Black) (turn-order White Black)
                  (board (rectangle 2 2))
                  (piece (name Man) (letter M)
                    (drops ((verify (position? a1)) (create Wolf n) add)
                           ((verify (position? b1)) (add Wolf))))
                  (piece (name Wolf) (letter W))
                  (no-moves draw)
                  (board-setup (White (Man off 1))))
                """)
            .load()
            .orThrow();
    assertThat(san(game.start())).containsExactlyInAnyOrder("M@a1", "M@b1; W-b1");
  }
}
