package org.rookery.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.rookery.program.Edit;

final class EditOrderTest {
  private static final int MOVE = Edit.of(Edit.MOVE, 1, 2);
  private static final int QUEEN = Edit.of(Edit.TYPE, 3, 2);
  private static final int ROOK = Edit.of(Edit.TYPE, 4, 2);

  @Test
  void words_stand_in_the_order_of_their_kinds() {
    int first = Edit.of(Edit.CAPTURE, 0, 9);
    int second = Edit.of(Edit.CAPTURE, 0, 8);
    assertThat(tidy(QUEEN, first, second, MOVE)).containsExactly(MOVE, first, second, QUEEN);
  }

  @Test
  void what_has_been_said_is_not_said_again() {
    assertThat(tidy(QUEEN, MOVE, QUEEN)).containsExactly(MOVE, QUEEN);
  }

  @Test
  void what_was_changed_in_between_is() {
    assertThat(tidy(QUEEN, ROOK, QUEEN)).containsExactly(QUEEN, ROOK, QUEEN);
  }

  @Test
  void what_does_something_each_time_is() {
    int flip = Edit.of(Edit.OWNER, Edit.NEXT_PLAYER, 2);
    int count = Edit.of(Edit.COUNTER, 0, Edit.COUNTER_BIAS + 1);
    assertThat(tidy(flip, flip, count, count)).containsExactly(flip, flip, count, count);
  }

  @Test
  void words_before_the_start_stay() {
    int[] words = {QUEEN, MOVE, QUEEN, MOVE};
    assertThat(EditOrder.tidy(words, 2, 4)).isEqualTo(4);
    assertThat(words).containsExactly(QUEEN, MOVE, MOVE, QUEEN);
  }

  private static int[] tidy(int... words) {
    return Arrays.copyOf(words, EditOrder.tidy(words, 0, words.length));
  }
}
