package org.rookery.tests.walker;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.tests.Playouts;

/** What random rules have found, made small: the walker and the engine agree on each. */
final class FoundByChanceTest {
  private static void agree(String board, String... pieces) {
    String text =
        "(game (title \"Small\") (players White Black) (turn-order White White Black Black)\n"
            + board
            + String.join("\n", pieces)
            + "(draw-condition (White Black) stalemated))";
    CompiledGame game =
        RulesCompiler.compile(
                Source.of("small.rules", text),
                SourceLoader.NONE,
                Optional.empty(),
                new Diagnostics())
            .orElseThrow();
    new Comparison(game, new Playouts(1, 20, 100_000)).play(1);
  }

  /** A borrowed move that is left out takes the effects before it along. */
  @Test
  void effects_of_a_move_left_out_are_forgotten() {
    agree(
        "(board (rectangle 2 5)) (board-setup (White (Lender a1) (Borrower b1)) (Black (Lender b4)))",
        "(piece (name Lender) (moves ((take-in-hand Lender) n add n add (verify not-friend?) n add)))",
        "(piece (name Borrower) (moves (moves-of Lender captures (create Lender a3))))");
  }

  /** Also a man in hand may ask whether a square was passed. */
  @Test
  void a_drop_may_ask_for_a_passed_square() {
    agree(
        "(board (rectangle 2 4)) (board-setup (White (Man a1 off 2)) (Black (Man b4 off 1)))",
        "(piece (name Man) (moves (n (verify empty?) (skip-square) n (verify empty?) add))",
        "  (drops ((verify empty?) (verify passed?) add)))");
  }

  /** Chains that lead to the same squares but to other hands are not the same. */
  @Test
  void chains_are_told_apart_by_the_hands_they_lead_to() {
    agree(
        "(board (rectangle 3 4)) (board-setup (White (Man a1)) (Black (Man c4))) (whole-chains)",
        "(piece (name Man) (moves (n (verify empty?) (take-in-hand Man) (add-partial on))",
        "  (n (verify empty?) (add-partial on)) (move-type on) (e (verify empty?) add)))");
  }
}
