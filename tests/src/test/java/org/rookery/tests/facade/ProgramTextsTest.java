package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.TurnReading;
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
}
