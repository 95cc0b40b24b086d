package org.rookery.tests.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.TurnReading;
import org.rookery.game.sheet.SheetMaker;
import org.rookery.game.sheet.SheetText;
import org.rookery.tests.Games;

/** Only castling is called so: two friends that go in one move do not always castle. */
class CastlingTextsTest {
  private static final Rules PUSHERS =
      Games.rulebook()
          .text(
              "pushers.rules",
              """
              (include "chess")
              (variant (title "Pushers")
                (board-setup (fen "rsbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBNR w KQkq - 0 1"))
                (piece (name Pusher) (letter S)
                  (moves (for-each ($way n e s w)
                    ($way (verify friend?) cascade $way (verify empty?) add)))))
              """);

  /** Neither royal pieces nor rights: the Envoy changes places with any neighbour. */
  private static final Rules ENVOYS =
      Rules.of(
          "envoys.rules",
          """
          (game (title "Envoys") (players White Black) (turn-order White Black)
            (board (rectangle 4 4))
            (piece (name Envoy) (letter E)
              (moves (for-each ($way n e s w) ($way (verify friend?) cascade back add))))
            (piece (name Man) (letter M) (moves (betza "W")))
            (board-setup (fen "emm1/4/4/EMM1 w - - 0 1"))
            (no-moves loss))
          """);

  private static List<String> san(Match match) {
    return match.turns().stream().map(LegalMove::san).toList();
  }

  @Test
  void whoPushesAFriendDoesNotCastle() throws Exception {
    Game game = PUSHERS.load().orThrow();
    Match match = game.position("4k3/8/8/8/8/3SP3/8/4K2R w K - 0 1");
    assertThat(san(match)).contains("O-O").doesNotContain("O-O-O");
    assertThat(match.turns().read("O-O-O")).isInstanceOf(TurnReading.None.class);
    assertThat(SheetText.plain(SheetMaker.of(game, PUSHERS.main())))
        .contains("- from e1 to g1, with the Rook from h1 to f1")
        .contains("More happens with its moves: `cascade` (pushers.rules:6:30).")
        .doesNotContain("with the Pawn from");
  }

  @Test
  void whoChangesPlacesDoesNotCastleWhereNothingIsRoyal() throws Exception {
    Game game = ENVOYS.load().orThrow();
    assertThat(san(game.start())).noneMatch(text -> text.startsWith("O-O"));
    assertThat(SheetText.plain(SheetMaker.of(game, ENVOYS.main()))).doesNotContain("castles");
  }

  @ParameterizedTest
  @CsvSource({
    "chess, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, O-O O-O-O",
    "chess, r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1, O-O-O",
    "chess960, rk5r/8/8/8/8/8/8/RK5R w AHah - 0 1, O-O O-O-O",
    "seirawan, r3k2r/8/8/8/8/8/8/R3K2R[E] w KQkq - 0 1, O-O O-O-O O-O/Ee1+ O-O/Eh1",
    "placement, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, O-O O-O-O",
    "atomic, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, O-O O-O-O",
  })
  void castlingKeepsItsName(String game, String position, String texts) throws Exception {
    assertThat(san(Games.game(game).position(position))).contains(texts.split(" "));
  }
}
