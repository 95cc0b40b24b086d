package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Position;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.tests.Games;

/** Several threads think about one position. */
class TeamTest {
  private static final int MEGABYTES = 4;
  private static final Game CHESS = Games.game("chess");
  private static final Player ALONE = Player.untaught(CHESS, MEGABYTES, 1);

  /** The second is judged by what a judge works out on a board of his own. */
  @ParameterizedTest
  @ValueSource(strings = {"chess", "hex"})
  void what_several_threads_find_can_be_played(String name) {
    Game game = Games.game(name);
    Player player = Player.untaught(game, MEGABYTES, 1).withThreads(3);
    Match match = game.start();
    for (int turn = 0; turn < 2; turn++) {
      Position before = match.position();
      long hash = before.hash();
      Thought best = player.think(before, SearchLimits.ofNodes(3_000), 1).get(0);
      assertThat(before.hash()).isEqualTo(hash);
      Match after = match.fromHere();
      best.line().forEach(move -> after.play(after.turns().of(move)));
      match.play(match.turns().of(best.line().get(0)));
    }
  }

  @Test
  void turns_made_by_all_threads_count_against_the_limit() {
    Thought best =
        ALONE
            .withThreads(4)
            .think(CHESS.start().position(), SearchLimits.ofNodes(40_000), 1)
            .get(0);
    assertThat(best.nodes()).isBetween(1_000L, 41_000L);
  }

  @Test
  void helpers_are_there_while_it_is_thought_and_not_after() throws InterruptedException {
    List<Thread> others = helpers(); // of a search before, about to end
    int[] most = new int[1];
    long[] asked = new long[1];
    ALONE
        .withThreads(3)
        .think(
            CHESS.start().position(),
            SearchLimits.NONE,
            1,
            () -> {
              List<Thread> own = helpers();
              own.removeAll(others);
              most[0] = Math.max(most[0], own.size());
              return most[0] == 2 || asked[0]++ > 10_000;
            },
            found -> {});
    assertThat(most[0]).isEqualTo(2);
    for (Thread helper : helpers()) {
      helper.join(10_000); // it has done its work and is about to end
      assertThat(helper.isAlive()).isFalse();
    }
  }

  private static List<Thread> helpers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("helper"))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  @Test
  void a_mate_is_found_by_several_threads() throws BadPosition {
    Match match = CHESS.position("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1");
    List<Thought> found =
        ALONE.withThreads(2).think(match.position(), SearchLimits.ofNodes(40_000), 1);
    assertThat(found.get(0).score().pliesToEnd()).hasValue(3);
  }

  @Test
  void one_thread_finds_the_same_whether_it_was_several_before_or_not() {
    Position start = CHESS.start().position();
    ALONE.forget();
    Thought first = ALONE.think(start, SearchLimits.ofNodes(5_000), 1).get(0);
    Player several = ALONE.withThreads(2);
    several.think(start, SearchLimits.ofNodes(5_000), 1);
    several.forget();
    Thought again = several.withThreads(1).think(start, SearchLimits.ofNodes(5_000), 1).get(0);
    assertThat(again.line()).isEqualTo(first.line());
    assertThat(again.score()).isEqualTo(first.score());
    assertThat(again.nodes()).isEqualTo(first.nodes());
  }
}
