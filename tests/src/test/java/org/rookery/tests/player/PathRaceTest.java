package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.Lessons;
import org.rookery.tests.Games;

/** Where two pieces race each other to a goal, the moves that each has left count. */
class PathRaceTest {
  /** What a move less than the rival's is worth. */
  private static final int PER_MOVE = 40;

  private static final String SMALL =
      """
      (include "boards")
      (game
        (title "Race")
        (two-players)
        (board (rectangle 5 5)
          (zone (name goal) (players White Black) (positions (own-rank 5))))
        (board-setup (White (Runner a1)) (Black (Runner e5)))
        (piece (name Runner) (letter R) (moves (betza "%s")))
        (piece (name Stone) (letter S))
        (ending "other side" (exists (friend Runner) (zone goal)) win)
        (no-moves loss))
      """;

  @Test
  void a_wall_in_front_of_a_pawn_makes_its_way_longer_and_two_do_so_twice() throws BadPosition {
    Game game = Games.game("quoridor");
    int open = score(game, quoridor("17", "17"));
    assertThat(score(game, quoridor("17", "6www8"))).isEqualTo(open - PER_MOVE);
    assertThat(score(game, quoridor("17", "6wwwwwww4"))).isEqualTo(open - 2 * PER_MOVE);
    assertThat(score(game, quoridor("WWW14", "17"))).isEqualTo(open + 2 * PER_MOVE);
  }

  private static String quoridor(String rank16, String rank2) {
    return "p16/" + rank16 + "/17".repeat(13) + "/" + rank2 + "/8P8[] w - - 0 1";
  }

  /** A Runner captures an enemy piece but not one of its own: it matters whose is in the way. */
  @Test
  void pieces_that_stop_a_runner_in_different_ways_are_no_walls() throws BadPosition {
    assertThat(wallsCount("mW")).isTrue();
    assertThat(wallsCount("W")).isFalse();
  }

  private static boolean wallsCount(String moves) throws BadPosition {
    Game game = Games.rulebook().text("race.rules", SMALL.formatted(moves)).load().orThrow();
    int far = score(game, "4r/5/5/SSSS1/R4 w - - 0 1");
    int near = score(game, "4r/5/5/S1SSS/R4 w - - 0 1");
    return near - far >= PER_MOVE;
  }

  private static int score(Game game, String fen) throws BadPosition {
    return new Evaluation(game.engine(), Lessons.NONE).score(game.position(fen).position());
  }
}
