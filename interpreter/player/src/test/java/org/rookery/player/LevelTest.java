package org.rookery.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.player.search.SearchLimits;

/** How far levels look where there are many turns. */
class LevelTest {
  private static final int TWICE_AS_MANY = 60;

  @Test
  void the_levels_look_as_far_where_there_are_twice_as_many_turns() {
    Level level = Level.of(4).orElseThrow();
    assertThat(level.limits(TWICE_AS_MANY).nodes()).isEqualTo(4 * level.limits().nodes());
    assertThat(level.limits(1)).isEqualTo(level.limits());
  }

  @Test
  void who_was_told_how_many_turns_to_try_tries_no_more() {
    SearchLimits told = SearchLimits.ofNodes(2_000);
    assertThat(new Level(5, told, 0, 0).limits(TWICE_AS_MANY)).isEqualTo(told);
    assertThat(new Level(1, told, 0, 30).limits(TWICE_AS_MANY)).isEqualTo(told);
  }
}
