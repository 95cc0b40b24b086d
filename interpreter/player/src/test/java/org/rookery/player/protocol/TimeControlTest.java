package org.rookery.player.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How long XBoard lets the program think. */
class TimeControlTest {
  /** What is left on the clock, and how deep to look, is said of one game only. */
  @Test
  void anotherGameBeginsWithTheWholeTime() {
    TimeControl fresh = new TimeControl();
    TimeControl played = new TimeControl();
    for (TimeControl each : List.of(fresh, played)) {
      each.level(List.of("0", "10", "0"));
    }
    played.left(100);
    played.depth(1);
    assertThat(played.limits(0)).isNotEqualTo(fresh.limits(0));
    played.anew();
    assertThat(played.limits(0)).isEqualTo(fresh.limits(0));
  }
}
