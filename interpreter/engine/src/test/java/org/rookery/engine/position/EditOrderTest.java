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
  void words_stand_in_the_order_of_their_kinds_and_squares() {
    int first = Edit.of(Edit.CAPTURE, 0, 8);
    int second = Edit.of(Edit.CAPTURE, 0, 9);
    assertThat(tidy(QUEEN, second, first, MOVE)).containsExactly(MOVE, first, second, QUEEN);
  }

  @Test
  void legs_stay_in_the_order_given() {
    int back = Edit.of(Edit.MOVE, 0, 1);
    assertThat(tidy(MOVE, back)).containsExactly(MOVE, back);
    assertThat(tidy(back, MOVE)).containsExactly(back, MOVE);
  }

  @Test
  void pieces_created_on_one_square_stay_in_the_order_given() {
    int second = Edit.of(Edit.CREATE, 4, 7);
    int first = Edit.of(Edit.CREATE, 5, 7);
    assertThat(tidy(first, second, first)).containsExactly(first, second, first);
  }

  @Test
  void what_has_been_said_is_not_said_again() {
    assertThat(tidy(QUEEN, MOVE, QUEEN)).containsExactly(MOVE, QUEEN);
  }

  @Test
  void of_what_a_piece_becomes_the_last_holds() {
    assertThat(tidy(QUEEN, ROOK, QUEEN)).containsExactly(QUEEN);
    assertThat(tidy(QUEEN, ROOK)).containsExactly(ROOK);
  }

  @Test
  void a_piece_given_to_a_player_may_have_been_anyones() {
    int flip = Edit.of(Edit.OWNER, Edit.NEXT_PLAYER, 2);
    int given = Edit.of(Edit.OWNER, 1, 2);
    int other = Edit.of(Edit.OWNER, Edit.NEXT_PLAYER, 3);
    assertThat(tidy(flip, flip)).containsExactly(flip, flip);
    assertThat(tidy(other, flip, given, flip)).containsExactly(given, flip, other);
  }

  private static int count(int counter, int by) {
    return Edit.of(Edit.COUNTER, counter, Edit.COUNTER_BIAS + by);
  }

  @Test
  void what_happens_to_a_counter_is_added_up() {
    assertThat(tidy(count(1, 1), count(0, 2), count(1, 2)))
        .containsExactly(count(0, 2), count(1, 3));
    assertThat(tidy(MOVE, count(0, 1), count(1, 5), count(0, -1)))
        .containsExactly(MOVE, count(1, 5));
    assertThat(tidy(count(0, 1), count(0, -1))).isEmpty();
  }

  @Test
  void more_than_a_word_holds_is_said_in_several() {
    int[] expected = {count(0, 4095), count(0, 1905)};
    assertThat(tidy(count(0, 3000), count(0, 3000))).containsExactly(expected);
    assertThat(tidy(count(0, 4000), count(0, 2000))).containsExactly(expected);
    assertThat(tidy(count(0, 4000), count(0, 2000), count(0, -2000), count(1, 7)))
        .containsExactly(count(0, 4000), count(1, 7));
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
