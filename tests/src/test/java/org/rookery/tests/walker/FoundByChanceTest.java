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

  /** A turn that has to go on is not over. */
  @Test
  void counters_change_after_the_last_part_of_a_turn() {
    agree(
        "(board (rectangle 2 6)) (board-setup (White (Man a1 b1)) (Black (Man a6)))"
            + "(counter score 0 (per player) (after-turn (add 1 (exists friend (rank-of a1)))))",
        "(piece (name Man) (moves (n (verify empty?) (add-partial on))"
            + " (move-type on) (n (verify empty?) add)))");
  }

  /** A chain that is listed whole may be judged part by part all the same. */
  @Test
  void parts_of_whole_chains_are_judged() {
    agree(
        "(board (rectangle 3 6)) (board-setup (White (King a1) (Man b1)) (Black (King c6) (Rook a6)))"
            + "(royal King (judge-check each-part)) (whole-chains)",
        "(piece (name King) (moves (betza \"K\"))) (piece (name Rook) (moves (betza \"R\")))",
        "(piece (name Man) (moves (n (verify empty?) (add-partial on))"
            + " (move-type on) (w (verify empty?) add)))");
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
