package org.rookery.engine.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.program.Edit;

final class NetChangeTest {
  private static final int PART = Edit.of(Edit.PART, 0, 0);

  /** A piece that moves, and one that may be captured. */
  private static final int[] BOARD = {0, 1, 0, 0, 0, 0, 0, 0, 2};

  @Test
  void legs_that_follow_each_other_are_one() {
    assertThat(of(move(1, 2), PART, move(2, 3))).isEqualTo(of(move(1, 3)));
    assertThat(of(move(1, 2), PART, move(4, 3))).isNotEqualTo(of(move(1, 3)));
  }

  @Test
  void captures_count_in_whatever_order_they_come() {
    int near = Edit.of(Edit.CAPTURE, 0, 5);
    int far = Edit.of(Edit.CAPTURE, 0, 6);
    assertThat(of(move(1, 2), near, PART, move(2, 3), far))
        .isEqualTo(of(move(1, 7), far, PART, move(7, 3), near))
        .isNotEqualTo(of(move(1, 3), far));
  }

  @Test
  void chains_that_change_the_same_have_the_same_key() {
    int near = Edit.of(Edit.CAPTURE, 0, 5);
    int far = Edit.of(Edit.CAPTURE, 0, 6);
    assertThat(key(move(1, 2), near, PART, move(2, 3), far, near))
        .isEqualTo(key(move(1, 7), far, PART, move(7, 3), near))
        .isNotEqualTo(key(move(1, 3), far))
        .isNotEqualTo(key(move(1, 7), far, near));
  }

  @Test
  void who_goes_on_from_where_it_captured_has_captured() {
    int[] around = {move(1, 8), PART, move(8, 3)};
    assertThat(of(around)).isNotEqualTo(of(move(1, 3)));
    assertThat(key(around)).isNotEqualTo(key(move(1, 3)));
    assertThat(of(around)).isEqualTo(of(move(1, 3), Edit.of(Edit.CAPTURE, 0, 8)));
    assertThat(key(around)).isEqualTo(key(move(1, 3), Edit.of(Edit.CAPTURE, 0, 8)));
    assertThat(of(move(1, 2), PART, move(2, 1), PART, move(1, 3))).isEqualTo(of(move(1, 3)));
  }

  @Test
  void a_set_of_keys_grows_and_can_be_emptied() {
    KeySet keys = new KeySet();
    for (long key = 0; key < 1000; key += 2) {
      assertThat(keys.add(key)).isTrue();
      assertThat(keys.add(key)).isFalse();
    }
    assertThat(keys.add(7)).isTrue();
    keys.clear();
    assertThat(keys.isEmpty()).isTrue();
    assertThat(keys.add(2)).isTrue();
  }

  private static long key(int... words) {
    return NetChange.key(words, 0, words.length, BOARD);
  }

  private static int move(int from, int to) {
    return Edit.of(Edit.MOVE, from, to);
  }

  private static List<Integer> of(int... words) {
    return NetChange.of(words, 0, words.length, BOARD);
  }
}
