package org.rookery.compiler.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.elaborate.Elaborator;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Expander;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

class ChecksTest {
  private static final String X = "(piece (name X) (moves (n add)))";
  private static final String SETUP = "(board-setup (White (X a1)) (Black (X a3)))";

  private static List<String> told(String sections) {
    return told("t.rules", "(game (board (rectangle 3 3)) " + sections + ")");
  }

  private static List<String> told(String name, String text) {
    Diagnostics diagnostics = new Diagnostics();
    Dialect dialect = Dialect.of(name);
    var forms = new Expander(SourceLoader.NONE, diagnostics).expand(Source.of(name, text));
    var game =
        Elaborator.wanted(forms, dialect, null, diagnostics)
            .map(wanted -> Elaborator.elaborate(wanted, dialect, diagnostics))
            .orElseThrow();
    assertThat(diagnostics.hasErrors()).as(DiagnosticRenderer.render(diagnostics)).isFalse();
    Checks.run(game, dialect, diagnostics);
    return diagnostics.sorted().stream().map(d -> d.code() + ": " + d.span().text()).toList();
  }

  @Test
  void aGoodGameIsNotComplainedOf() {
    assertThat(told(X + SETUP)).isEmpty();
  }

  @Test
  void noPieceMoves() {
    assertThat(told("t.zrf", "(game (board (rectangle 3 3)) (piece (name X)))"))
        .singleElement()
        .asString()
        .startsWith("no-piece-moves: (game");
  }

  @Test
  void theMovesOfAPlugInAreNotMissedASecondTime() {
    assertThat(
            told(
                "t.zrf",
                "(game (engine \"a.dll\") (board (rectangle 3 3)) (piece (name X)) (piece (name Y))"
                    + " (board-setup (White (X a1) (Y a2))))"))
        .noneMatch(told -> told.startsWith("no-piece-moves"));
  }

  @Test
  void directionsZonesAndSymmetry() {
    String board =
        """
        (game (board (rectangle 3 3)
          (links up (a1 a2))
          (links far)
          (zone (name camp) (players White) (positions a1)))
        %s)
        """;

    assertThat(told("t.rules", board.formatted(X + SETUP)))
        .containsExactly(
            "missing-symmetry: (links up (a1 a2))",
            "dead-direction: (links far)",
            "empty-zone: (zone (name camp) (players White) (positions a1))");
  }

  @Test
  void aDirectionThatTurnsOtherwiseThanThePlayer() {
    String quarter =
        "(game (board (rectangle 3 3) (symmetry Black (n e) (e s) (s w) (w n)%s)) "
            + X
            + SETUP
            + ")";

    // On a rectangle the second player's directions are turned by half unless the file says more.
    assertThat(told("t.rules", quarter.formatted("")))
        .hasSize(4)
        .allMatch(told -> told.startsWith("missing-symmetry: (rectangle 3 3)"));
    assertThat(told("t.rules", quarter.formatted(" (ne se) (se sw) (sw nw) (nw ne)"))).isEmpty();
  }

  @Test
  void hexagonsAreTurnedBySixths() {
    String game =
        "(game (board (rectangle 3 3) (drawn hexagons) (symmetry Black %s)) " + X + SETUP + ")";
    String third = "(n e) (ne s) (e sw) (s w) (sw n) (w ne)";

    assertThat(told("t.rules", game.formatted(third))).isEmpty();
    assertThat(told("t.rules", game.formatted("(n sw) (ne w) (e n) (s ne) (sw e) (w s)")))
        .isEmpty();
    assertThat(told("t.rules", game.formatted("(n ne) (ne e) (e s) (s sw) (sw w) (w n)")))
        .isEmpty();
    // Files may rise to the left as well, and a board may be mirrored.
    assertThat(told("t.rules", game.formatted("(n w) (nw s) (w se) (s e) (se n) (e nw)")))
        .isEmpty();
    assertThat(told("t.rules", game.formatted("(n e) (ne ne) (e n) (s w) (sw sw) (w s)")))
        .isEmpty();
    assertThat(told("t.rules", game.formatted(third.replace("(w ne)", "(w nw)")))).hasSize(1);
    assertThat(told("t.rules", game.replace("(drawn hexagons) ", "").formatted(third))).hasSize(4);
  }

  @Test
  void aDirectionThatWalksRoundIsTheSameForAll() {
    String game =
        "(game (board (rectangle 3 3) (links round %s)) "
            + X.replace("(n ", "(round ")
            + SETUP
            + ")";

    assertThat(told("t.rules", game.formatted("(a1 b1) (b1 b2) (b2 a2) (a2 a1)")))
        .noneMatch(told -> told.startsWith("missing-symmetry"));
    assertThat(told("t.rules", game.formatted("(a1 b1) (b1 b2) (b2 a2)")))
        .anyMatch(told -> told.startsWith("missing-symmetry"));
    // Who enters the ring from outside never comes back there.
    assertThat(told("t.rules", game.formatted("(a3 a2) (a1 b1) (b1 b2) (b2 a2) (a2 a1)")))
        .anyMatch(told -> told.startsWith("missing-symmetry"));
  }

  @Test
  void aDirectionWhoseLinksTurnedAreTheSameLinks() {
    String game =
        "(game (board (rectangle 3 3) (links loop %s)) " + X.replace("(n ", "(loop ") + SETUP + ")";

    assertThat(told("t.rules", game.formatted("(a2 b1) (c2 b3)")))
        .noneMatch(told -> told.startsWith("missing-symmetry"));
    assertThat(told("t.rules", game.formatted("(a2 b1) (c2 b2)")))
        .anyMatch(told -> told.startsWith("missing-symmetry"));
  }

  @Test
  void piecesThatNoPlayerCanGet() {
    assertThat(
            told(
                X.replace("add", "(add Y)")
                    + "(piece (name Y) (moves (s (change-type Z) add)))"
                    + "(piece (name Z) (moves (moves-of W)))"
                    + "(piece (name W) (moves (e (add V))))"
                    + "(piece (name V) (moves (w add)))"
                    + SETUP))
        .containsExactly("unused-piece: (piece (name W) (moves (e (add V))))");
  }

  @Test
  void royalsThatNoPlayerHas() {
    assertThat(told(X + SETUP + "(piece (name K) (moves (n add))) (royal K)"))
        .containsExactly(
            "unused-piece: (piece (name K) (moves (n add)))", "missing-royal: (royal K)");
  }

  @Test
  void blocksAndLoopsThatComeToNothing() {
    assertThat(
            told(
                "(piece (name X) (moves (n add) (s) ((while empty? add) n add)"
                    + " ((while (empty? n) n) add)))"
                    + SETUP))
        .containsExactly("block-without-add: (s)", "endless-loop: (while empty? add)");
  }

  @Test
  void endingsThatNeverHoldOrComeTooLate() {
    assertThat(
            told(
                X
                    + SETUP
                    + """
                    (piece (name Q) (moves (n add)))
                    (ending "a" (and to-move? false) win)
                    (ending "b" (> (count friend (board)) 9) win)
                    (ending "c" (exists (enemy Q) (board)) loss)
                    (ending "d" in-check? loss)
                    (ending "e" (< (+ 1 (clock)) 1) draw)
                    (ending "g" (captured Q) draw)
                    (ending "h" (>= (count friend (board)) 0) draw)
                    (ending "i" to-move? draw)
                    """))
        .extracting(told -> told.replaceAll("(?s)^([a-z-]+): .ending \"(.)\".*", "$1 $2"))
        .contains(
            "dead-ending a",
            "dead-ending b",
            "dead-ending c",
            "dead-ending d",
            "dead-ending e",
            "dead-ending g",
            "unreachable-ending i")
        .noneMatch(told -> told.equals("dead-ending h"));
  }
}
