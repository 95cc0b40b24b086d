package org.rookery.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.compiler.graph.GraphPrinter;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.print.ModelForms;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** Games of one file share what they inherit, and each is what it would be alone. */
class SharedPiecesTest {
  private static final String GAME =
      """
      (define slide (n (while empty? (set-flag far true) add n) (verify enemy?) add))
      (define walk (verify (in-zone? camp)) $1 (verify not-friend?) add)
      (define both (moves (slide) (walk e)) (drops ((verify empty?) (if (flag? far) add else add))))
      (game (title "First") (players White Black) (turn-order White Black)
        (board
          (grid (start-rectangle 0 0 9 9)
            (dimensions ("a/b/c" (10 0)) ("3/2/1" (0 10)))
            (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0)))
          (symmetry Black (n s) (s n))
          (zone (name camp) (players White Black) (positions a1 b1 a3)))
        (board-setup (White (Man a1) (Rook c1)) (Black (Man a3) (Rook c3)))
        (piece (name Man) (attribute big? true) (both))
        (piece (name Rook) (moves (slide) (e (verify big?) add)))
        (win-condition (White Black) (stalemated)))
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(board-setup (White (Man b2)))",
        // The same words on another board.
        "(board (grid (start-rectangle 0 0 9 9) (dimensions (\"a/b/c/d\" (10 0)) (\"2/1\" (0 10)))"
            + " (directions (n 0 -1) (e 1 0))) (zone (name camp) (players White) (positions a1)))",
        // No such direction, no such zone, no such square.
        "(board (grid (start-rectangle 0 0 9 9) (dimensions (\"a/b\" (10 0)) (\"2/1\" (0 10)))"
            + " (directions (north 0 -1) (e 1 0))))",
        // A direction is called as a word of this language.
        "(board (grid (start-rectangle 0 0 9 9) (dimensions (\"a/b\" (10 0)) (\"2/1\" (0 10)))"
            + " (directions (n 0 -1) (e 1 0) (big? 1 1)))"
            + " (zone (name camp) (players White) (positions a1)))",
        // Without the symmetry.
        "(board (grid (start-rectangle 0 0 9 9) (dimensions (\"a/b/c\" (10 0)) (\"3/2/1\" (0 10)))"
            + " (directions (n 0 -1) (e 1 0) (s 0 1) (w -1 0)))"
            + " (zone (name camp) (players White Black) (positions a1)))",
        // Without the attribute that another piece asks for, and without the flag.
        "(piece (name Man) (moves (walk e)))",
        "(piece (name Man) (attribute other? true) (both))",
        "(option \"recycle promotions\" true)",
        "(turn-order (White x) (Black x))",
        "(players Red Blue) (board-setup (Red (Man a1)))",
      })
  void aVariantIsWhatItWouldBeAlone(String sections) {
    String text =
        GAME + "(variant (title \"Second\") " + sections + ")" + "(variant (title \"Third\"))";

    for (Compilation compilation : each(text)) {
      assertThat(told(compilation)).isEqualTo(told(alone(text, compilation.title())));
    }
  }

  @Test
  void piecesAreSharedUntilTheirNamesMeanSomethingElse() {
    List<Compilation> games =
        each(
            GAME
                + "(variant (title \"Second\") (board-setup (White (Man b2))))"
                + "(variant (title \"Third\") (piece (name Man) (moves (walk e))))");

    PieceModel rook = piece(games.get(0), "Rook");
    assertThat(piece(games.get(1), "Rook").moves().get(0)).isSameAs(rook.moves().get(0));
    assertThat(graph(games.get(1), "Rook")).isSameAs(graph(games.get(0), "Rook"));
    assertThat(graph(games.get(1), "Man")).isSameAs(graph(games.get(0), "Man"));
    assertThat(piece(games.get(2), "Rook").moves().get(0)).isSameAs(rook.moves().get(0));
    assertThat(piece(games.get(2), "Rook").moves().get(1)).isNotSameAs(rook.moves().get(1));
    assertThat(graph(games.get(2), "Rook")).isNotSameAs(graph(games.get(0), "Rook"));
  }

  @Test
  void hooksAndBorrowedMovesAreWorkedIntoEachGameAnew() {
    String text =
        """
        (game (title "First") (board (rectangle 3 3)) (board-setup (White (X a1)) (Black (Y a3)))
          (piece (name X) (letter X) (moves (n add)))
          (piece (name Y) (letter Y) (moves (moves-of X))))
        (variant (title "Second") (on-move (flip)))
        (variant (title "Third") (piece (name X) (letter X) (moves (s add))))
        (variant (title "Fourth") (every-piece (moves (e add))))
        """;
    List<Compilation> games = eachOf("test.rules", text);

    assertThat(games).hasSize(4);
    for (Compilation compilation : games) {
      assertThat(told(compilation))
          .isEqualTo(told(aloneOf("test.rules", text, compilation.title())));
    }
  }

  private static List<Compilation> each(String text) {
    return eachOf("test.zrf", text);
  }

  private static List<Compilation> eachOf(String name, String text) {
    Diagnostics diagnostics = new Diagnostics();
    List<Compilation> games = new ArrayList<>();
    RulesCompiler.compileEach(Source.of(name, text), SourceLoader.NONE, diagnostics, games::add);
    assertThat(DiagnosticRenderer.render(diagnostics)).isEmpty();
    return games;
  }

  private static Compilation alone(String text, String title) {
    return aloneOf("test.zrf", text, title);
  }

  private static Compilation aloneOf(String name, String text, String title) {
    Diagnostics diagnostics = new Diagnostics();
    var game =
        RulesCompiler.compile(
            Source.of(name, text), SourceLoader.NONE, Optional.of(title), diagnostics);
    return new Compilation(title, game, diagnostics);
  }

  /** All there is to tell of a game. */
  private static String told(Compilation compilation) {
    String game =
        compilation
            .game()
            .map(
                it ->
                    ModelForms.print(it.model())
                        + it.graphs().stream().map(GraphPrinter::text).collect(Collectors.joining())
                        + CompilerGame.of(it).allMoves())
            .orElse("none");
    return game + DiagnosticRenderer.render(compilation.diagnostics());
  }

  private static PieceModel piece(Compilation compilation, String name) {
    return compilation.game().orElseThrow().model().pieces().stream()
        .filter(piece -> piece.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Object graph(Compilation compilation, String name) {
    return compilation.game().orElseThrow().graphs().stream()
        .filter(graph -> graph.piece().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
