package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.tests.Games;

/** Where chains win, the player stands the better the fewer pieces are missing in them. */
class ChainsTest {
  /** Stones are put down until WHEN holds. */
  private static final String RULES =
      """
      (include "boards")
      (game (title "Joins") (players White Black) (turn-order White Black)
        (board (rectangle 5 5)
          (zone (name west) (players White Black) (positions (file a)))
          (zone (name east) (players White Black) (positions (file e)))
          (zone (name north) (players White Black) (positions (rank 5))))
        (piece (name Stone) (letter S) (supply) (drops ((verify empty?) add)))
        (ending "join" WHEN win)
        (stalemate draw))
      """;

  private static int score(Game game, String fen) throws BadPosition {
    return new Evaluation(game.engine(), Lessons.NONE).score(game.position(fen).position());
  }

  private static Game joins(String when) {
    String text = RULES.replace("WHEN", when);
    return Games.rulebook().text("joins.rules", text).load().orThrow();
  }

  @Test
  void one_chain_counts_by_what_is_missing() throws BadPosition {
    Game game = joins("(connected friend (zone west) (zone east) n s e w)");
    int none = score(game, "5/5/5/5/5 w");
    int one = score(game, "5/5/2S2/5/5 w");
    int two = score(game, "5/5/1SS2/5/5 w");
    assertThat(one - none).isPositive().isEqualTo(two - one);
    assertThat(score(game, "5/5/1S3/5/3S1 w")).as("not on one way").isEqualTo(one);
    assertThat(score(game, "5/5/2s2/5/5 w") - none).as("the other's").isEqualTo(none - one);
  }

  /** From one stone to two sides: both chains have to be there, from the same start. */
  @Test
  void chains_of_a_fork_are_counted_together() throws BadPosition {
    Game game =
        joins(
            "(some-square? (zone west) friend?"
                + " (connected friend (corner here here) (zone east) n s e w)"
                + " (or (connected friend (corner here here) (zone north) n s e w)))");
    int none = score(game, "5/5/5/5/5 w");
    int shared = score(game, "S4/5/5/5/5 w");
    assertThat(shared).as("it serves both").isGreaterThan(none);
    assertThat(score(game, "SS3/5/5/5/5 w")).isGreaterThan(shared);
    assertThat(score(game, "S4/5/5/5/4S w")).as("no way leads there").isEqualTo(shared);
  }
}
