package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.GameProgram;

/** Rules that ask where the last move ended, as old files do for captures in passing. */
final class LastMoveTest {
  private static final String GAME =
      """
      (game (title "Passing") (players White Black) (turn-order White Black)
        (board
          (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (9 0)) ("3/2/1" (0 9)))
            (directions (n 0 -1) (s 0 1) (w -1 0)))
          (symmetry Black (n s) (s n)))
        (board-setup (White (Man a1)) (Black (Man b3)))
        (piece (name Man)
          (moves
            (n n (verify empty?) add)
            (w (verify (and enemy? (last-to? here))) capture add)))
        (draw-condition (White Black) stalemated))
      """;

  @Test
  void the_text_of_a_position_tells_the_last_move() throws TextException {
    GameProgram program =
        RulesCompiler.compile(
                Source.of("passing.zrf", GAME),
                SourceLoader.NONE,
                Optional.empty(),
                new Diagnostics())
            .orElseThrow()
            .program();
    MoveGenerator generator = new MoveGenerator(program);
    Position position = new Position(program);
    position.make(generator.legalMoves(position).get(0));
    PositionText texts = new PositionText(program);
    String text = texts.print(position.setup());
    Position read = new Position(program, texts.parse(text));

    assertThat(text).endsWith("{last-from=a1,last-to=a3}");
    assertThat(read.setup()).isEqualTo(position.setup());
    assertThat(generator.legalMoves(read))
        .hasSize(2)
        .containsExactlyElementsOf(generator.legalMoves(position));
    Position without = new Position(program, position.setup().withLastMove(-1, -1));
    assertThat(generator.legalMoves(without)).hasSize(1);
  }
}
