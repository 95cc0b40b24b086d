package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.game.TurnReading;
import org.rookery.player.protocol.UciDialect;
import org.rookery.player.protocol.XboardSquares;
import org.rookery.tests.Games;

/**
 * What programs write of turns is read as that turn, also where others go on from it, and where it
 * begins with a piece that leaves the board.
 */
class ProgramTextsTest {
  private static final int PLIES = 250;
  private static final int ASKED = 8;

  @ParameterizedTest
  @ValueSource(
      strings = {"fox-and-geese", "backgammon", "oware", "english-draughts", "ruddigore", "konane"})
  void everyTurnIsReadBack(String name) {
    Random random = new Random(20261123);
    Match match = Games.game(name).start();
    for (int ply = 0; ply < PLIES && !match.isOver() && !match.turns().isEmpty(); ply++) {
      for (int i = 0; i < ASKED; i++) {
        LegalMove turn = match.turns().get(random.nextInt(match.turns().size()));
        assertThat(match.turns().readFromProgram(turn.uci()))
            .as("%s, after %s", turn.uci(), match.fen())
            .isInstanceOfSatisfying(
                TurnReading.Found.class,
                found -> assertThat(found.turn().text()).isEqualTo(turn.text()));
      }
      match.play(match.turns().get(random.nextInt(match.turns().size())));
    }
  }

  /** Two moves that change the same on the board, in the words of every protocol. */
  @Test
  void turnsThatCountersAloneTellApartAreReadBack() {
    String rules =
        """
        (game (title "Buttons") (players White Black) (turn-order White Black)
          (board (rectangle 3 10)) (board-setup (White (Man a1)) (Black (Man c3)))
          (counter hits-a1 0)
          (piece (name Man) (letter M)
            (moves (n (add-to hits-a1 1) add) (n (add-to hits-a1 2) add))))
        """;
    Match match = Rules.of("buttons.rules", rules).load().orThrow().start();
    assertThat(match.turns()).extracting(LegalMove::uci).hasSize(2).doesNotHaveDuplicates();
    for (LegalMove turn : match.turns()) {
      for (UciDialect dialect : UciDialect.values()) {
        String told = dialect.turn(match.game(), turn.uci());
        assertThat(match.turns().readFromProgram(dialect.read(match.game(), told)))
            .isEqualTo(new TurnReading.Found(turn));
      }
      String told = XboardSquares.write(match.game(), turn);
      assertThat(match.turns().readFromProgram(XboardSquares.read(match.game(), told)))
          .isEqualTo(new TurnReading.Found(turn));
    }
  }

  /** A pass is what `pass` says, also where a move in hand changes nothing but a counter. */
  @Test
  void aPassIsToldFromWhatOnlyCounts() {
    String rules =
        """
        (game (title "Clicks") (players White Black) (turn-order White Black)
          (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
          (counter hits 0) (pass-turn true)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (piece (name Bell) (letter B) (supply) (hand ((add-to hits 1) add))))
        """;
    Match match = Rules.of("clicks.rules", rules).load().orThrow().start();
    assertThat(match.turns())
        .extracting(LegalMove::complete)
        .containsExactlyInAnyOrder("a1-a2", "pass", "pass {hits=1}");
    match.play("pass");
    assertThat(match.fen()).doesNotContain("hits");
  }
}
