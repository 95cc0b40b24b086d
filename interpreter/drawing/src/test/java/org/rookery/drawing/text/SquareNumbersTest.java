package org.rookery.drawing.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.position.Setup;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.GameProgram;

/** The numbers on the squares of a board. */
final class SquareNumbersTest {
  private static GameProgram game(String counter) {
    String text =
        """
        (game (title "Pits") (board (rectangle 2 2))
          (board-setup (White (Pit a1)) (Black (Pit b2)))
          (piece (name Pit) (moves (n (verify empty?) add)))
          %s
          (stalemate draw))
        """
            .formatted(counter);
    return RulesCompiler.compile(
            Source.of("pits.rules", text), SourceLoader.NONE, Optional.empty(), new Diagnostics())
        .orElseThrow()
        .program();
  }

  @Test
  void seedsAreShownWhereAPitIs() {
    GameProgram game = game("(counter seeds 3 (per square))");
    assertThat(SquareNumbers.of(game, Setup.start(game)))
        .containsOnlyKeys(game.topology().square("a1"), game.topology().square("b2"))
        .containsValue(3);
  }

  @Test
  void whatChangesByItselfIsANoteAndNoNumber() {
    GameProgram game =
        game("(counter seeds 3 (per square) (after-turn (add 1 (to-move? opponent))))");
    assertThat(SquareNumbers.of(game, Setup.start(game))).isEmpty();
  }
}
