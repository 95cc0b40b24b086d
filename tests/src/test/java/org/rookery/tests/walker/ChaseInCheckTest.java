package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/**
 * A chase of which every second turn uncovers a check: while its owner is in check a piece counts
 * as protected where another attacks its captor, though the check would have to be met first.
 */
class ChaseInCheckTest {
  private static final Game GAME =
      Rules.of(
              "chase.rules",
              """
              (game (title "Chase") (players White Black) (turn-order White Black)
                (board (rectangle 8 8))
                (piece (name King) (letter K) (moves (betza "K")))
                (piece (name Dragon) (letter D) (moves (betza "RF")))
                (piece (name Bishop) (letter B) (moves (betza "B")))
                (piece (name Rook) (letter R) (moves (betza "R")))
                (royal King) (stalemate draw)
                (board-setup (fen "4k2r/8/8/1D6/B7/8/K7/7b w - - 0 1"))
                (repetition 3 (perpetual-chase loss (by Dragon)) draw))
              """)
          .load()
          .orThrow();

  @ParameterizedTest
  @CsvSource({
    // The Rook attacks h1: there the Bishop is not chased.
    "4k2r/8/8/1D6/B7/8/K7/7b w - - 0 1,draw",
    // Nobody does: it is chased on h1 and on c6.
    "4k3/8/8/1D6/B7/8/K7/7b w - - 0 1,Black wins",
    // On c6 it is protected, when its owner is not in check.
    "2r1k3/8/8/1D6/B7/8/K7/7b w - - 0 1,draw",
  })
  void aPieceIsProtectedWhereAnotherAttacks(String fen, String expected) throws Exception {
    assertThat(twice(fen, "b5-b1", "h1-c6", "b1-b5", "c6-h1")).containsIgnoringCase(expected);
  }

  /**
   * Two of a type are even where each could capture the other; that a third could is no exchange.
   */
  @ParameterizedTest
  @CsvSource({
    // The black Dragon is pinned, and the Rook could capture the white one.
    "r3k3/8/8/4d3/D7/8/8/4R2K w - - 0 1,Black wins",
    // It is not pinned.
    "r3k3/8/8/4d3/D7/8/8/5R1K w - - 0 1,draw",
  })
  void onlyTheChasedPieceMakesItAnExchange(String fen, String expected) throws Exception {
    assertThat(twice(fen, "a4-a5", "e5-e4", "a5-a4", "e4-e5")).containsIgnoringCase(expected);
  }

  /** How it ends when four turns that lead back are made twice. */
  private static String twice(String fen, String... turns) throws Exception {
    Match match = GAME.position(fen);
    for (int i = 0; i < 2; i++) {
      for (String turn : turns) {
        assertThat(match.isOver()).isFalse();
        match.play(turn);
      }
    }
    assertThat(match.isOver()).isTrue();
    return match.state();
  }
}
