package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.tests.Games;
import org.rookery.web.table.Clicks;

/** What is to be clicked for a move is there to be clicked. */
final class ClicksTest {
  private static final int PLIES = 60;

  @ParameterizedTest
  @ValueSource(strings = {"gipf", "gyges", "yinsh", "crazyhouse"})
  void everyClickIsASquareOrAPieceInHand(String name) {
    Random random = new Random(3);
    Match match = Games.game(name).start();
    for (int ply = 0; ply < PLIES && !match.isOver(); ply++) {
      List<LegalMove> moves = match.turns();
      for (LegalMove move : moves) {
        assertThat(Clicks.of(move))
            .as(move.text())
            .allMatch(it -> match.game().squares().contains(it) || it.matches("\\*[^-*; ]+"));
      }
      match.play(moves.get(random.nextInt(moves.size())));
    }
  }
}
