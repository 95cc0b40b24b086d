package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The setting that the longest chain of captures has to be made, and what counts as one. */
final class OldMaximalCapturesTest {
  @Test
  void with_maximal_captures_the_longest_chain_is_made() {
    String pieces =
        """
        (board-setup (White (M a1 d1)) (Black (E a2 b3 d2 e5)))
        (piece (name M)
          (moves (move-type take) (jump n take) (jump e take) (move-type plain) (step n)))
        (piece (name E) (moves (step s)))
        (move-priorities take plain)
        """;
    assertThat(OldChainsTest.game(pieces).turns())
        .containsExactlyInAnyOrder("partial 2 M a1 - a3 x a2", "partial 2 M d1 - d3 x d2");
    for (String option :
        new String[] {
          "(option \"maximal captures\" true)", "(maximal-captures true)", "(maximal-captures 2)"
        }) {
      assertThat(OldChainsTest.game(pieces + option).turns())
          .containsExactly("partial 2 M a1 - a3 x a2");
    }
    assertThat(OldChainsTest.game(pieces + "(maximal-captures false)").turns()).hasSize(2);
    String optional = pieces.replace("(move-priorities take plain)", "(maximal-captures true)");
    assertThat(OldChainsTest.game(optional.replace("a1 d1", "a1 d1 e1")).turns())
        .contains("partial 1 M a1 - a3 x a2", "partial 1 M d1 - d3 x d2");
  }

  /** The middle one can capture a piece and a King, the others two pieces, or only a King. */
  @Test
  void with_2_the_longest_chain_that_captures_most_promoted_pieces_is_made() {
    String pieces =
        """
        (board-setup (White (M a1 c1 e1)) (Black (E a2 a4 c2) (K d3 e2)))
        (piece (name M)
          (moves (move-type take) (jump n take) (jump e take) (move-type plain) (step n)))
        (piece (name K) (moves (step s)))
        (piece (name E) (moves (s (verify empty?) (if (on-board? s) add else (add K)))))
        (move-priorities take plain)
        """;
    assertThat(OldChainsTest.game(pieces + "(maximal-captures true)").turns())
        .containsExactlyInAnyOrder("partial 2 M a1 - a3 x a2", "partial 2 M c1 - c3 x c2");
    assertThat(OldChainsTest.game(pieces + "(maximal-captures 2)").turns())
        .containsExactly("partial 2 M c1 - c3 x c2");
    assertThat(
            OldChainsTest.game(pieces + "(option \"maximal captures\" 2)")
                .after("partial 2 M c1 - c3 x c2")
                .turns())
        .containsExactly("partial 2 M c3 - e3 x d3");
  }

  @Test
  void a_column_that_moves_up_captures_nothing() {
    OldGame game =
        OldChainsTest.game(
            """
            (option "maximal captures" true)
            (board-setup (White (M a1 a2 c1)) (Black (E e5)))
            (piece (name M) (moves (n (while friend? cascade n) (verify empty?) add)))
            (piece (name E) (moves (step s)))
            """);
    assertThat(game.turns())
        .containsExactlyInAnyOrder("M a1 x a2 M a2 - a3", "M a2 - a3", "M c1 - c2");
  }
}
