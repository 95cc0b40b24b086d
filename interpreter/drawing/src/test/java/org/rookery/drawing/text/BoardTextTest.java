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

/** Boards in letters. */
final class BoardTextTest {
  private static String drawn(String positions) {
    String text =
        """
        (game (title "Places")
          (board (positions %s) (links e (a b) (b c) (d e)) (links n (d a) (e b)))
          (board-setup (White (Man a e)) (Black (Man c)))
          (piece (name Man) (letter M) (moves (e (verify empty?) add)))
          (stalemate draw))
        """
            .formatted(positions);
    GameProgram game =
        RulesCompiler.compile(
                Source.of("places.rules", text),
                SourceLoader.NONE,
                Optional.empty(),
                new Diagnostics())
            .orElseThrow()
            .program();
    return new BoardText(game).draw(Setup.start(game));
  }

  /** Squares stand where the file puts their middles, in units as small as it likes. */
  @Test
  void squaresStandWhereTheirMiddlesAre() {
    String expected =
        """
        a   M   .   m
        d     .   M
        White to move, turn 1
        """;
    assertThat(drawn("(a 10 0) (b 30 0) (c 50 0) (d 20 10) (e 40 10)")).isEqualTo(expected);
    assertThat(drawn("(a 100 0) (b 300 0) (c 500 0) (d 200 100) (e 400 100)")).isEqualTo(expected);
  }
}
