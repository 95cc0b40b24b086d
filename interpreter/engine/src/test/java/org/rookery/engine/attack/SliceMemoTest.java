package org.rookery.engine.attack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SliceMemoTest {
  private final SliceMemo memo = new SliceMemo();

  @Test
  void a_place_may_be_asked_about_with_several_ways_to_go_on() {
    memo.clear(4);
    assertThat(memo.get(3, CaptureSlice.MISS)).isEqualTo(SliceMemo.UNKNOWN);
    memo.put(3, CaptureSlice.MISS, 7);
    memo.put(3, 20, 8);
    memo.put(3, 30, 9);
    assertThat(memo.get(3, CaptureSlice.MISS)).isEqualTo(7);
    assertThat(memo.get(3, 20)).isEqualTo(8);
    assertThat(memo.get(3, 30)).isEqualTo(9);
    assertThat(memo.get(2, 20)).isEqualTo(SliceMemo.UNKNOWN);
  }

  @Test
  void nothing_is_known_after_clearing() {
    memo.clear(4);
    memo.put(1, CaptureSlice.MISS, 7);
    memo.put(1, 20, 8);
    memo.clear(2);
    assertThat(memo.get(1, CaptureSlice.MISS)).isEqualTo(SliceMemo.UNKNOWN);
    assertThat(memo.get(1, 20)).isEqualTo(SliceMemo.UNKNOWN);
    memo.clear(9);
    assertThat(memo.get(8, CaptureSlice.MISS)).isEqualTo(SliceMemo.UNKNOWN);
  }
}
