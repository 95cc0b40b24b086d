package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Game;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.tests.Games;

/** The player finds every win that can be proved by trying everything, in any game. */
class TacticsTest {
  private static final int MEGABYTES = 16;
  private static final long SEED = Integer.getInteger("rookery.seed", 1) * 1_000L;

  /** Games with different kinds of turns and endings. */
  private static final int EVERY = 6;

  static List<String> some() {
    List<String> classics = Games.classics();
    List<String> chosen = new ArrayList<>();
    for (int i = 0; i + EVERY <= classics.size(); i += EVERY) {
      chosen.add(classics.get(i));
    }
    return chosen;
  }

  static List<String> all() {
    return Games.names();
  }

  @ParameterizedTest
  @MethodSource("some")
  void a_few_wins_of_some_games_are_found(String name) {
    check(name, new int[] {1, 3}, 2, 20, 30_000);
  }

  @ParameterizedTest
  @MethodSource("all")
  @Tag("tactics")
  void wins_of_all_games_are_found(String name) {
    check(name, new int[] {1, 3, 5}, 4, 100, 200_000);
  }

  private static void check(String name, int[] lengths, int number, int games, long nodes) {
    Game game = Games.game(name);
    Tactics tactics = new Tactics(game);
    if (!tactics.areThere()) {
      return;
    }
    Player player = new Player(game, MEGABYTES, SEED);
    List<String> missed = new ArrayList<>();
    // Where the last move is the loser's own, as when they must take the last piece, wins end
    // later.
    int later = tactics.find(1, 1, games, SEED).isEmpty() ? 1 : 0;
    for (int length : lengths) {
      int plies = length + later;
      for (Tactics.Tactic tactic : tactics.find(plies, number, games, SEED)) {
        player.forget();
        List<Thought> found = player.think(tactic.position(), SearchLimits.ofNodes(nodes), 1);
        Thought best = found.get(0);
        boolean wins = tactic.winning().contains(best.line().get(0)) || best.score().isWon();
        if (!wins) {
          missed.add(
              plies
                  + " plies: "
                  + game.match(tactic.position()).fen()
                  + " depth "
                  + best.depth()
                  + " score "
                  + best.score().value()
                  + " of "
                  + tactic.turns()
                  + " turns");
        }
      }
    }
    assertThat(missed).isEmpty();
  }
}
