package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.tests.Games;

/** Where one piece wins by arriving, its ways count as the board stands. */
class RunnerTest {
  private static final Game GAME = Games.game("brandubh");

  /** The King on a4 is one move from a corner, unless pieces stand on both of its ways. */
  @Test
  void who_closes_the_ways_of_a_runner_stands_better() throws BadPosition {
    int open = score("7/7/7/k5P/7/3m3/6P w - - 0 1");
    int half = score("7/P6/7/k6/7/3m3/6P w - - 0 1");
    int closed = score("7/P6/7/k6/7/P2m3/7 w - - 0 1");
    assertThat(half).isGreaterThan(open);
    assertThat(closed).isGreaterThan(half);
  }

  /** Those who are to stop him move first: the score is theirs. */
  private static int score(String fen) throws BadPosition {
    return new Evaluation(GAME.engine(), Lessons.NONE).score(GAME.position(fen).position());
  }
}
