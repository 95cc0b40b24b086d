package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** What a position says of counters that stand in it, whatever number they have come to. */
final class CountersInPositionsTest {
  private static final String RULES =
      """
      (game
         (title "Counting")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 3 3))
         (board-setup (fen "m2/3/2M"))
         (stalemate draw)
         (counter left 1 (in-fen) (after-turn (add -1 (exists anyone (board)))))
         (piece (name Man) (letter M) (moves (betza "mK"))))
      """;

  @Test
  void one_counter_stands_before_the_clock() throws Exception {
    Game game = Rules.of("counting.rules", Map.of("counting.rules", RULES)).load().orThrow();
    Match match = game.start();
    assertThat(match.fen()).isEqualTo("m2/3/2M w - - 1 0 1");
    for (String turn : List.of("c1-b1", "a3-b3", "b1-c1")) {
      match.play(turn);
      assertThat(game.position(match.fen()).fen()).isEqualTo(match.fen());
    }
    assertThat(match.fen()).isEqualTo("1m1/3/2M b - - 0 3 2 {left=-2}");
    assertThat(game.position("m2/3/2M b - - 5 6 7").fen()).isEqualTo("m2/3/2M b - - 5 6 7");
    assertThat(game.position("m2/3/2M b - - 6 7").fen()).isEqualTo("m2/3/2M b - - 1 6 7");
    assertThat(game.position("m2/3/2M b - - 6 7 +1").fen()).isEqualTo("m2/3/2M b - - 0 6 7");
  }

  /** Behind the number of the move, too: what has been counted is no less than zero. */
  @Test
  void one_that_begins_with_nothing_counts_up() throws Exception {
    String rules = RULES.replace("left 1", "made 0");
    Game game = Rules.of("counting.rules", Map.of("counting.rules", rules)).load().orThrow();
    assertThat(game.position("m2/3/2M b - - 6 7 +2").fen()).isEqualTo("m2/3/2M b - - 2 6 7");
  }

  /** A square beside the board makes it no rectangle, which who writes rows does not think of. */
  @Test
  void rows_of_a_board_that_is_no_rectangle_are_refused_with_the_reason() throws Exception {
    String rules =
        RULES
            .replace("(rectangle 3 3)", "(rectangle 3 3) (positions (bin 0 0 9 9)) (dummy bin)")
            .replace("(fen \"m2/3/2M\")", "(White (Man c1)) (Black (Man a3))");
    Game game = Rules.of("counting.rules", Map.of("counting.rules", rules)).load().orThrow();
    assertThatThrownBy(() -> game.position("m2/3/2M b - - 0 1"))
        .hasMessageContaining("with `=` between them: this board is no rectangle of squares.");
  }
}
