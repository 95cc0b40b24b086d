package org.rookery.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.rookery.program.ContentSet;
import org.rookery.program.Rule;
import org.rookery.program.RuleMaker;

final class SliderMovesTest {
  private static final int EMPTY = 1;
  private static final int ENEMY = 4;

  private static final Rule END = RuleMaker.END;

  private final RuleMaker rules = new RuleMaker();
  private final int[] board = new int[8];

  @Test
  void it_stops_where_it_captures_and_before_a_friend() {
    long[] stops = stops();
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
    long[] both = SliderMoves.joined(stops(), stops());
    assertThat(run(both)).containsExactly(105, 106, 105, 106);
    board[5] = 2;
    assertThat(run(both)).containsExactly(105, 105);
    board[5] = 1;
    assertThat(run(both)).isEmpty();
  }

  @Test
  void rules_that_ask_anything_else_are_no_ride() {
    Rule fork = rules.fork(leg(5, END), leg(6, END));
    Rule hop = look(5, EMPTY, look(6, ENEMY, leg(6, END), END), look(7, EMPTY, leg(7, END), END));
    assertThat(SliderRecogniser.stops(fork)).isNull();
    assertThat(SliderRecogniser.stops(hop)).as("two ways on").isNull();
    assertThat(SliderMoves.of(List.of(fork), new int[] {0})).isNull();
    assertThat(SliderMoves.of(List.of(fork, rider()), new int[] {0, 9})).isNotNull();
  }

  private Rule look(int square, int pieces, Rule yes, Rule no) {
    return rules.look(square, new ContentSet(new int[] {pieces}), yes, no, 0);
  }

  private Rule leg(int square, Rule next) {
    return rules.emit(List.of(100 + square), next, 0);
  }

  /** To square 5, and on to square 6 while 5 is empty; an enemy is captured on either. */
  private Rule rider() {
    Rule last = look(6, EMPTY | ENEMY, leg(6, END), END);
    return look(5, EMPTY, leg(5, last), look(5, ENEMY, leg(5, END), END));
  }

  private long[] stops() {
    return Objects.requireNonNull(SliderRecogniser.stops(rider()));
  }

  private int[] run(long[] stops) {
    MoveBuffer out = new MoveBuffer();
    SliderMoves.run(stops, board, out);
    return Arrays.copyOf(out.words, out.size());
  }
}
