package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.player.solve.SmallGameSolver;
import org.rookery.tests.Games;

/** Small games are solved, and others refused with a reason. */
class SmallGamesTest {
  private static final Game SMALL = Games.game("hexapawn");

  @Test
  void a_small_game_is_solved() {
    SmallGameSolver.Solution solution =
        new SmallGameSolver(SMALL.engine(), 10_000).solve(SMALL.start().position()).orElseThrow();
    assertThat(solution.value()).isEqualTo(-1);
    assertThat(solution.line()).isNotEmpty();
  }

  @Test
  void a_large_game_is_not_and_says_why() {
    SmallGameSolver solver = new SmallGameSolver(Games.game("breakthrough").engine(), 2_000);
    assertThat(solver.solve(Games.game("breakthrough").start().position())).isEmpty();
    assertThat(solver.obstacle()).hasValueSatisfying(why -> assertThat(why).contains("too large"));
  }

  /** One line of best play says nothing where the other's pieces or choice are not known. */
  @ParameterizedTest
  @ValueSource(strings = {"dark-chess", "kriegspiel", "stratego", "synchronous-chess"})
  void a_game_in_which_players_do_not_see_all_is_not_solved(String name) {
    SmallGameSolver solver = new SmallGameSolver(Games.game(name).engine(), 100);
    assertThat(solver.solve(Games.game(name).start().position())).isEmpty();
    assertThat(solver.obstacle())
        .hasValueSatisfying(why -> assertThat(why).startsWith("players ").endsWith(" is the best"));
  }
}
