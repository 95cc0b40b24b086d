package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.game.Rules;

/** A turn that several move types make is one turn. */
final class TurnsOnceTest {
  private static final String RULES =
      """
      (game
        (title "Once")
        (board (rectangle 4 4))
        (board-setup (White (Man b2)) (Black (Man b3)))
        (piece (name Man) (letter M)
          (moves
            (move-type plain)
            ((capture n) e (verify empty?) add)
            (move-type asking)
            ((capture n) e (verify empty?) (verify captures?) add))))
      """;

  /** One type asks what the turn captures and the other does not. */
  @Test
  void types_that_capture_the_same_make_it_once() throws Exception {
    var turns =
        Rules.of("once.rules", Map.of("once.rules", RULES)).load().orThrow().start().turns();

    assertThat(turns).hasSize(1);
  }

  /** Each of two neighbours takes both off the board, himself first or last: that is one turn. */
  @Test
  void pieces_who_remove_each_other_do_it_once() throws Exception {
    String rules =
        """
        (game
          (title "Both")
          (board (rectangle 4 4))
          (board-setup (White (Man b2 b3)))
          (piece (name Man) (letter M)
            (moves
              ((remove) n (verify friend?) (remove) back add)
              ((remove) s (verify friend?) (remove) back add))))
        """;

    var turns =
        Rules.of("both.rules", Map.of("both.rules", rules)).load().orThrow().start().turns();

    assertThat(turns).hasSize(1);
  }
}
