package org.rookery.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class SliderMovesTest {
  private static final int EMPTY = 1;
  private static final int ENEMY = 4;

  /** To square 5, and on to square 6 while 5 is empty; an enemy is captured on either. */
  private static final int[] RIDER = {
    Code.HOLDS,
    5,
    15,
    EMPTY,
    Code.EMIT_PLAIN,
    105,
    Code.HOLDS,
    6,
    22,
    EMPTY, // 0
    Code.EMIT_PLAIN,
    106,
    Code.END,
    Code.END,
    Code.END, // 10
    Code.HOLDS,
    5,
    14,
    ENEMY,
    Code.EMIT_PLAIN,
    105,
    Code.END, // 15
    Code.HOLDS,
    6,
    14,
    ENEMY,
    Code.EMIT_PLAIN,
    106,
    Code.JUMP,
    14, // 22
  };

  private final int[] board = new int[8];

  @Test
  void it_stops_where_it_captures_and_before_a_friend() {
    long[] stops = rider();
    assertThat(run(stops)).containsExactly(105, 106);
    board[6] = 1;
    assertThat(run(stops)).containsExactly(105);
    board[5] = 2;
    assertThat(run(stops)).containsExactly(105);
    board[5] = 1;
    assertThat(run(stops)).isEmpty();
  }

  @Test
  void where_one_ride_ends_the_next_begins() {
    long[] both = SliderMoves.joined(rider(), rider());
    assertThat(run(both)).containsExactly(105, 106, 105, 106);
    board[5] = 2;
    assertThat(run(both)).containsExactly(105, 105);
    board[5] = 1;
    assertThat(run(both)).isEmpty();
  }

  @Test
  void code_that_asks_anything_else_is_no_ride() {
    int[] fork = {Code.FORK, 4, Code.EMIT_PLAIN, 105, Code.END};
    int[] hop = {
      Code.HOLDS, 5, 6, EMPTY, Code.JUMP, 10, Code.HOLDS, 6, 20, ENEMY, Code.HOLDS, 7, 20, EMPTY
    };
    assertThat(SliderRecogniser.stops(new Instructions(fork, 1), 0)).isNull();
    assertThat(SliderRecogniser.stops(new Instructions(hop, 1), 0)).as("two ways on").isNull();
    assertThat(SliderRecogniser.stops(new Instructions(RIDER, 2), 0))
        .as("too many contents")
        .isNull();
    assertThat(SliderMoves.of(new Instructions(fork, 1), new int[] {0})).isNull();
  }

  private static long[] rider() {
    return Objects.requireNonNull(SliderRecogniser.stops(new Instructions(RIDER, 1), 0));
  }

  private int[] run(long[] stops) {
    MoveBuffer out = new MoveBuffer();
    SliderMoves.run(stops, board, out);
    return Arrays.copyOf(out.words, out.size());
  }
}
