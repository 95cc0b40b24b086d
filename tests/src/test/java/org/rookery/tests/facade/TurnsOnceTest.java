package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.engine.turn.MoveGenerator;
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

  /** A piece that becomes what it is, a square captured where nothing is any more. */
  @Test
  void what_is_so_already_makes_no_other_turn() throws Exception {
    assertThat(turns("(n add) (n (change-type Man) add) (n (capture start) add)")).isEqualTo(1);
    assertThat(turns("(n add) (n (change-owner White) add) (n (flip) add)")).isEqualTo(2);
    assertThat(turns("(n add) (n (change-type Boy) add) (n (change-type Boy e) add)")).isEqualTo(2);
    assertThat(
            turns("(n add) (n (set-attribute new? true) add) (n (set-attribute new? false) add)"))
        .isEqualTo(2);
  }

  /** How pieces are promoted that are captured at once is told apart all the same, as in Atomic. */
  @Test
  void what_becomes_of_a_captured_piece_makes_another_turn() throws Exception {
    assertThat(turns("(n (capture) add) (n (capture) (change-type Boy) add)")).isEqualTo(2);
  }

  /** Without a step it may be meant as a pass. */
  @Test
  void a_change_in_place_is_a_turn() throws Exception {
    assertThat(turns("((change-type Man) add) ((change-owner White) add)")).isEqualTo(2);
  }

  /** Whether two turns are one would tell what others have. */
  @Test
  void where_pieces_are_hidden_all_turns_are_told_apart() throws Exception {
    assertThat(turns("(n add) (n (change-type Man) add)", "(fog)")).isEqualTo(2);
  }

  private static int turns(String moves, String... more) throws Exception {
    String rules =
        "(game (title \"So\") (board (rectangle 3 3)) (board-setup (White (Man b1))) "
            + String.join(" ", more)
            + " (piece (name Man) (attribute new? true) (moves "
            + moves
            + ")) (piece (name Boy) (attribute new? true) (moves)))";
    var game = Rules.of("so.rules", Map.of("so.rules", rules)).load().orThrow();
    var start = game.start();
    assertThat(new MoveGenerator(game.program()).countLegal(start.position()))
        .isEqualTo(start.turns().size());
    return start.turns().size();
  }
}
