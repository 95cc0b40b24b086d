package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.NamedThings;
import org.rookery.walker.Agreement;
import org.rookery.walker.Allowance;

/** Captures that carry the captured piece to a square beside the board. */
final class PrisonersTest {
  /** White's Chief on a1; Black's Tower on c2, whose captures carry pieces to the cell. */
  private static final String GAME =
      """
      (define take (verify enemy?) cascade cell (verify empty?) flip add)
      (define run ($1 (while empty? add $1) (take)))
      (game (title "Prisoners") (players White Black) (turn-order White Black)
        (board
          (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (9 0)) ("3/2/1" (0 9)))
            (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0)))
          (dummy cell))
        (board-setup (White (Chief a1)) (Black (Tower c2) (Chief c3)))
        (piece (name Chief) (moves (n add) (e add)))
        (piece (name Tower) (moves (run n) (run s) (run e) (run w)))
        (loss-condition (White Black) (checkmated Chief)))
      """;

  /** Who comes to a square attacks it, although the same turn lifts the piece that stands there. */
  @Test
  void a_piece_that_would_be_carried_off_is_attacked() {
    CompiledGame game =
        RulesCompiler.compile(
                Source.of("prisoners.zrf", GAME),
                SourceLoader.NONE,
                Optional.empty(),
                new Diagnostics())
            .orElseThrow();
    MoveGenerator generator = new MoveGenerator(game.program());
    Position position = new Position(game.program());
    var legal = generator.legalMoves(position);
    assertThat(legal.stream().map(move -> new NamedThings(game.program()).edit(move.word(0))))
        .containsExactly("move a1 b1");
    assertThat(
            new Agreement(game, generator, position, new Allowance(10_000, 1)).differences(legal))
        .isEmpty();
  }
}
