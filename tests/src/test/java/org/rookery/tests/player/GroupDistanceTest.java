package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.tests.Games;

/** Where a player's pieces are to form one group, they are the better the fewer gaps are left. */
class GroupDistanceTest {
  private static final Game GAME = Games.game("lines-of-action");
  private static final String TOGETHER = "8/8/2MMM3/8/8/8/m6m/8 w - - 0 1";

  /** The first player's pieces are joined already, and the second's six steps apart. */
  @Test
  void who_is_joined_stands_better() throws BadPosition {
    assertThat(score(TOGETHER)).isGreaterThan(score("8/8/2MMM3/8/8/8/mm6/8 w - - 0 1"));
    assertThat(score(TOGETHER)).isGreaterThan(score("8/8/2MM2M1/8/8/8/m6m/8 w - - 0 1"));
  }

  /** The way from group to group counts, not from each piece to each other. */
  @Test
  void a_chain_is_as_good_as_a_heap() throws BadPosition {
    int chain = score("8/8/8/1MMMMMM1/8/8/8/mm6 w - - 0 1");
    int gap = score("8/8/8/1MMM1MMM/8/8/8/mm6 w - - 0 1");
    int wide = score("8/8/8/MMM2MMM/8/8/8/mm6 w - - 0 1");
    assertThat(chain).isGreaterThan(gap);
    assertThat(gap).isGreaterThan(wide);
  }

  private static int score(String fen) throws BadPosition {
    return new Evaluation(GAME.engine(), Lessons.NONE).score(GAME.position(fen).position());
  }
}
