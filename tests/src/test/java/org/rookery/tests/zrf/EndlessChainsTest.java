package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** Chains that never end are answered, soon, and not by running out of stack. */
final class EndlessChainsTest {
  private static final Duration SOON = Duration.ofSeconds(20);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(option \"maximal captures\" true) | ((add-partial))",
        "(captures-compulsory most)         | ((add-partial))",
        "(captures-compulsory most)         | ((verify not-empty?) (add-partial))",
        "(option \"maximal captures\" 2)    | (n (create Man s) (capture s) add-partial)"
            + " (s (verify empty?) add-partial)",
        "(captures-compulsory most)         | (n (verify empty?) add-partial) (s (verify empty?)"
            + " add-partial) (e (verify empty?) add-partial) (w (verify empty?) add-partial)",
      })
  void chains_without_end_have_turns_all_the_same(String option, String blocks) {
    CompiledGame game = game(option, blocks);

    assertTimeout(
        SOON,
        () ->
            assertThat(new MoveGenerator(game.program()).legalMoves(new Position(game.program())))
                .isNotEmpty());
  }

  private static CompiledGame game(String option, String blocks) {
    String text =
        "(game (title \"T\") (players White Black) (turn-order White Black)\n"
            + "(board (rectangle 5 5)) (board-setup (White (Man a1)) (Black (Man c3)))\n"
            + option
            + ("(piece (name Man) (letter M) (moves " + blocks + ")))");
    return RulesCompiler.compile(
            Source.of("t.rules", text), SourceLoader.NONE, Optional.empty(), new Diagnostics())
        .orElseThrow();
  }
}
