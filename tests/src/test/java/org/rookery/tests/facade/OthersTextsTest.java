package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;

/** Positions and turns as other programs write them: to the letter, both ways. */
class OthersTextsTest {
  /** The games of {@code tests/words}, each loaded once. */
  private static final Map<String, Game> OWN = new TreeMap<>();

  private static Game game(String name) throws Exception {
    var file = Checkout.path("tests/words/" + name + ".rules");
    if (!Files.exists(file)) {
      return Games.game(name);
    }
    Game own = OWN.get(name);
    if (own == null) {
      own = Games.rulebook().open(file).load().orThrow();
      OWN.put(name, own);
    }
    return own;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duck-chess | e2e4,e4e5 e7e6,e6a6 | rnbqkbnr/pppp1ppp/*3p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq"
            + " - 0 2",
        "snailtrail | a1b2,b2a1 | 6p/7/7/7/7/1P5/*6 b - - 1 1",
        "amazons | d1d4,d4d6 | 3q2q3/10/10/q8q/3*6/10/Q2Q5Q/10/10/6Q3 b - - 1 1",
        "ataxx | P@a6 | P5p/P6/7/7/7/7/p5P b - - 1 1",
        "ouk-chatrang | d1b2 a6a5 | rnsmksnr/8/1ppppppp/p7/8/PPPPPPPP/1K6/RNS1MSNR w Ede - 2 2",
        "supply | a1a1,a1b2 P@b1 a1a1,a1a2 | 2k/**1/Kp1[P] b - - 3 2",
        "berolina | e2c4 | rnbqkbnr/pppppppp/8/8/2P5/8/PPPP1PPP/RNBQKBNR b KQkq d3c4 0 1",
        "placement | R@h1 K@d8 K@e1 R@a8 R@a1 | r2k4/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[QBBNNqrbbnn] b"
            + " KQ - 5 3",
        "placement | R@b1 K@d8 K@e1 R@a8 R@a1 | r2k4/pppppppp/8/8/8/8/PPPPPPPP/RR2K3[QBBNNqrbbnn] b"
            + " Q - 5 3",
        "castling-field | c1d1 g7g6 | rk2r3/pppppp1p/6p1/8/8/8/PPPPPPPP/1R1K3R w ea - 0 2",
        "castling-field | b1a1 e8f8 | rk3r2/pppppppp/8/8/8/8/PPPPPPPP/R1K4R w Ha - 2 2",
        "unmoved-in-fen | e1e3 a8b8 | 1r2k2r/8/8/8/8/4K3/8/R4N1R w Fk - 2 2",
        "unmoved-in-fen | h1g1 | r3k2r/8/8/8/8/8/8/R3KNR1 b QFkq - 1 1",
      })
  void positionsAreWrittenAsTheEngineWritesThem(String name, String turns, String fen)
      throws Exception {
    Match match = game(name).start();
    for (String turn : turns.split(" ")) {
      assertThat(match.turns().stream().map(LegalMove::uci)).contains(turn);
      match.play(turn);
    }
    assertThat(match.fen().replaceAll(" \\{.*", "")).isEqualTo(fen);
    assertThat(game(name).position(match.fen()).fen()).isEqualTo(match.fen());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kyoto-shogi | 2k2/5/5/5/2K2[N] w - - 0 1 | N@a3 +N@a3 c1d2",
        "diana | rbnkbr/pppppp/6/6/PPPPPP/RBNK1R w KQkq - 0 1 | d1e1 d1f1",
        "petrified | 4k3/8/8/4p3/2N5/8/8/4K3 w - - 0 1 | c4e5 c4d6",
        "janggi | 4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1 | e2e2 e2d2",
        "atlantis | 4k3/8/8/8/8/8/8/4K2P w - - 0 1 | e1e1,e1a8 h1h2",
        "atlantis | 4k3/8/8/8/8/8/8/2R1KK2 w - - 0 1 | c1c1,c1a8 c1c2",
        "chess960 | 1k2r3/4p3/8/8/8/8/8/1RK4R w HBe - 0 1 | c1h1 h1f1 c1d1",
        "chess960 | 4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1 | e1b1 e1g1 e1f1 g1f1",
        "seirawan | 4k3/8/8/8/8/8/8/R3K1NR[EH] w KQG - 0 1 | g1f3 g1f3e g1f3h a1b1e",
        "seirawan | 4k3/8/8/8/8/8/8/R3K2R[EH] w KQ - 0 1 | e1g1 e1g1e h1e1h e1c1e a1e1h e1f1h",
        "shouse | 4k3/8/8/8/8/8/8/R3K2R[R] w KQ - 0 1 | e1g1 e1g1r h1e1r h1h2r R@d4",
        "atomic | rn2k3/2P5/8/8/8/8/8/4K3 w - - 0 1 | c7b8q c7b8n c7c8r",
        "atomic-house | rn2k3/2P5/8/8/8/8/8/4K3[] w - - 0 1 | c7b8q c7b8n c7c8r",
        "epic-atomic | 5k4/10/10/3n6/4P5/10/10/5K4 w - - 0 1 | e4e5",
        "epic-atomic | 5k4/10/3n6/4P5/10/10/10/5K4 w - - 0 1 | e5d6b e5e6b",
        "duck-chess | 4k2r/8/8/4*3/8/8/8/4K3 b k - 0 1 | e8g8,g8h8 e8g8,g8e8 e8g8,g8a1",
        "duck-chess | 4k3/8/2*5/8/1Pp5/8/8/4K3 b - b3 0 1 | c4b3,b3b4 c4b3,b3c4 c4b3,b3a1",
      })
  void turnsAreWrittenAsTheEngineWritesThem(String name, String fen, String turns)
      throws Exception {
    Match match = game(name).position(fen);
    LegalMoves legal = match.turns();
    List<String> written = legal.stream().map(LegalMove::uci).toList();
    assertThat(written).contains(turns.split(" ")).doesNotHaveDuplicates();
    for (LegalMove turn : legal) {
      assertThat(legal.read(turn.uci()))
          .isInstanceOfSatisfying(
              TurnReading.Found.class,
              found -> assertThat(found.turn().complete()).isEqualTo(turn.complete()));
    }
  }

  /** Who comes in stands behind a stroke, after castling with the square. */
  @ParameterizedTest
  @CsvSource({
    "Nf3/E, g1f3e",
    "Nf3, g1f3",
    "Rd1/H, a1d1h",
    "O-O/Ee1, e1g1e",
    "O-O-O/Ha1, a1e1h",
    "O-O-O, e1c1",
    "Kf1/E, e1f1e"
  })
  void whoComesInIsWrittenBehindAStroke(String san, String uci) throws Exception {
    String rooks = "1k6/8/8/8/8/8/8/R3K2R[EH] w KQ - 0 1";
    String knight = "1k6/8/8/8/8/8/8/R3K1NR[EH] w KQG - 0 1";
    Match match = game("seirawan").position(san.startsWith("N") ? knight : rooks);
    assertThat(match.turns())
        .filteredOn(turn -> turn.uci().equals(uci))
        .singleElement()
        .matches(turn -> turn.san().equals(san));
    String played = match.at(match.fen()).play(san);
    assertThat(played).isEqualTo(match.at(match.fen()).play(uci));
  }

  /** Without a square, who comes in when castling comes in where the King was. */
  @Test
  void whoComesInWithoutASquareComesInForTheKing() throws Exception {
    Match match = game("seirawan").position("1k6/8/8/8/8/8/8/R3K2R[EH] w KQ - 0 1");
    match.play("O-O/E");
    assertThat(match.fen()).startsWith("1k6/8/8/8/8/8/8/R3ERK1[H] b");
  }

  @Test
  void redIsTheFirstPlayer() throws Exception {
    String board = "4k4/9/9/9/9/9/9/9/9/R3K4";
    assertThat(game("xiangqi").position(board + " r").mover()).isZero();
    assertThat(game("xiangqi").position(board + " b").mover()).isEqualTo(1);
    assertThatThrownBy(() -> game("chess").position("4k3/8/8/8/8/8/8/4K3 r"))
        .hasMessageContaining("should be w or b, not `r`");
  }

  @Test
  void aPieceDroppedWithTheOtherFaceUpIsReadWithItsPlus() throws Exception {
    Match match = game("kyoto-shogi").position("2k2/5/5/5/2K2[N] w - - 0 1");
    match.play("+N@b5");
    assertThat(match.fen()).startsWith("1+Nk2/5/5/5/2K2[]");
  }

  /** Two Rooks may go there, and each leaves a square for who comes in. */
  @Test
  void whoComesInForOneOfTwoIsNotGuessed() throws Exception {
    Match match = game("seirawan").position("1k6/8/8/8/8/8/4K3/R6R[EH] w AH - 0 1");
    assertThat(match.turns()).extracting(LegalMove::uci).contains("a1d1e", "h1d1e");
    assertThat(match.turns().read("Rd1/E")).isNotInstanceOf(TurnReading.Found.class);
    assertThat(match.turns().read("Rd1/Eh1"))
        .isInstanceOfSatisfying(
            TurnReading.Found.class, found -> assertThat(found.turn().uci()).isEqualTo("h1d1e"));
  }
}
