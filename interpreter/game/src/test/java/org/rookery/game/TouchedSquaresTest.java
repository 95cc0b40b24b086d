package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Moves whose consequences hang on which squares they touch. */
class TouchedSquaresTest {
  private static Match start(String rules) {
    String head =
        "(game (title \"Rare\") (players White Black) (turn-order White Black)"
            + " (board (rectangle 4 4)) ";
    return Rules.of("rare.rules", head + rules + ")").load().orThrow().start();
  }

  /** A piece that leaves a square makes it empty; another that moves does not. */
  @Test
  void aCounterMayLookForEmptySquares() {
    String rules =
        "(board-setup (White (Man a1 b1)) (Black (Man d4)))"
            + " (counter left 0 (after-turn (add 1 (exists empty (squares b1)))))"
            + " (piece (name Man) (letter M) (moves (n (verify empty?) add)))";
    for (String move : List.of("a1a2", "b1b2")) {
      Match match = start(rules);
      match.play(move);
      assertThat(match.fen().contains("{left=1}")).as(move).isEqualTo(move.equals("b1b2"));
    }
  }

  /** A part after which the chain goes on comes before those that capture the same, no others. */
  @Test
  void aPartThatCapturesMoreNeedNotGoOn() {
    String rules =
        "(whole-chains going-on-first)"
            + " (board-setup (White (Man a1)) (Black (Man a2 b3)))"
            + " (piece (name Man) (letter M) (moves"
            + " (n (verify enemy?) capture n (verify empty?) (add-partial jump))"
            + " (n (verify enemy?) capture ne (verify enemy?) capture n (verify empty?)"
            + " (add-partial jump))"
            + " (move-type jump) (e (verify enemy?) capture e (verify empty?) (add-partial jump))))";
    Match match = start(rules);
    assertThat(match.turns()).hasSize(2);
  }
}
