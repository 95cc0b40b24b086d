package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.walker.Walker;
import org.rookery.walker.scene.Scene;

/** Choices that multiply are refused by the engine and by the walker, and nothing else is. */
class TooManyWaysTest {
  private static final String TWO = "(turn-order White Black)";
  private static final String LOOP = "(while empty? (create Man) (either (n) (e) (w) (s))) add";

  private static CompiledGame game(int side, String sections, String moves) {
    String text =
        """
        (game (title "Ways") (players White Black) %s
          (board (rectangle %d %d))
          (board-setup (White (Man b2)) (Black (Man a1)))
          (piece (name Man) (letter M) (moves %s)))
        """
            .formatted(sections, side, side, moves);
    Diagnostics diagnostics = new Diagnostics();
    return RulesCompiler.compile(
            Source.of("ways.rules", text), SourceLoader.NONE, Optional.empty(), diagnostics)
        .orElseThrow(() -> new AssertionError(diagnostics.sorted()));
  }

  private static void refused(CompiledGame game, String words) {
    Position position = new Position(game.program());
    MoveGenerator generator = new MoveGenerator(game.program());
    long hash = position.hash();
    for (int again = 0; again < 2; again++) {
      assertThatThrownBy(() -> generator.legalMoves(position))
          .isInstanceOf(TooManyMoves.class)
          .hasMessageContaining(words);
      assertThat(position.ply()).isZero();
      assertThat(position.hash()).isEqualTo(hash);
    }
    Walker walker = new Walker(game, Long.MAX_VALUE);
    assertThatThrownBy(() -> walker.legalMoves(Scene.of(position)))
        .isInstanceOf(TooManyMoves.class);
  }

  @Test
  void a_loop_that_chooses_in_every_round() {
    refused(game(12, TWO, "(n " + LOOP + ")"), "from piece White Man on b2, rule ways.rules:4");
  }

  /** What is the same is listed once. */
  @Test
  void a_loop_whose_choices_the_board_bounds() {
    CompiledGame game = game(10, TWO, "(n (while empty? (either (n) ((create Man) n)) add))");
    Position position = new Position(game.program());
    int turns = new MoveGenerator(game.program()).legalMoves(position).size();
    assertThat(turns).isEqualTo(14);
    assertThat(new Walker(game, Long.MAX_VALUE).legalMoves(Scene.of(position))).hasSize(turns);
  }

  @Test
  void parts_of_a_turn_that_multiply() {
    String then = " (after-move first true (then again))";
    String steps = "(n (create Man) add) (s (create Man) add) (e (create Man) add) (w add)";
    refused(
        game(
            12,
            "(turn-order (White first) Black)" + then.repeat(9),
            "(move-type first) " + steps + " (move-type again) " + steps),
        "from piece White Man on ");
  }

  @Test
  void links_of_a_chain_that_multiply() {
    String north = "(n (verify empty?) (create Man s) (add-partial))";
    String south = "(s (verify empty?) (create Man n) (add-partial))";
    String east = "(e (verify empty?) (create Man w) (add-partial))";
    refused(
        game(12, TWO + "(whole-chains) (pass-partial true)", north + south + east),
        "from piece White Man on ");
  }

  /** The message names the block that does it, not the first one. */
  @Test
  void the_rule_is_named_that_goes_too_far() {
    CompiledGame game = game(12, TWO, "(e add)\n (n " + LOOP + ")\n (w add)");

    assertThatThrownBy(
            () -> new MoveGenerator(game.program()).legalMoves(new Position(game.program())))
        .hasMessage(
            "Too many moves in this position (limit 4 million choices), from piece White Man on b2,"
                + " rule ways.rules:5. Test with `verify` before the rule chooses, or make each"
                + " part of the move a move of its own.");
  }

  /** Two stones in one move, on any two points: 50,400 moves are not many. */
  @Test
  void two_drops_in_one_move_are_listed() {
    String text =
        """
        (game (title "Two") (players White Black) (turn-order White Black)
          (board (rectangle 15 15)) (board-setup (White (Man off 9)) (Black (Man off 9)))
          (after-move true (then any))
          (piece (name Man) (letter M) (drops ((verify empty?) add))))
        """;
    CompiledGame game =
        RulesCompiler.compile(
                Source.of("two.rules", text),
                SourceLoader.NONE,
                Optional.empty(),
                new Diagnostics())
            .orElseThrow();

    assertThat(new MoveGenerator(game.program()).legalMoves(new Position(game.program())))
        .hasSize(225 * 224);
  }
}
