package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.Side;

/** Moves of whole pieces, against what is drawn by hand. */
final class BetzaPathsTest {
  private static String rows(String... rows) {
    return String.join("\n", rows);
  }

  @Test
  void pawn() {
    String pawn = "fmWfceFifmnD";
    TestBoard board = TestBoard.of("....", "....", ".x..", "o...", ".X..", "....");
    board.unmoved("b2");
    assertThat(board.turns(pawn)).containsExactly("b2b3");
    board.with("x", Side.OPPONENT, "c3");
    board.pieces.remove(board.square("b4"));
    assertThat(board.turns(pawn)).containsExactly("b2b3", "b2b4 pass b3", "b2c3");
    board.unmoved.clear();
    assertThat(board.turns(pawn)).containsExactly("b2b3", "b2c3");
    board.pieces.remove(board.square("c3"));
    board.passed("c3");
    assertThat(board.turns(pawn)).containsExactly("b2b3", "b2c3 passer");
    board.turned().passed("a1");
    assertThat(board.turns(pawn)).containsExactly("b2a1 passer", "b2b1");
  }

  @Test
  void castling() {
    TestBoard board =
        new TestBoard(8, 2).with("X", Side.SELF, "e1").with("o", Side.SELF, "a1", "h1");
    board.unmoved("a1", "e1", "h1");
    assertThat(board.turns("isO2")).containsExactly("e1c1 a1d1", "e1g1 h1f1");
    assertThat(board.turns("lO2")).containsExactly("e1c1 a1d1");
    assertThat(board.turns("O3")).containsExactly("e1b1 a1c1");
    assertThat(board.turns("O3O2O1"))
        .containsExactly("e1b1 a1c1", "e1c1 a1d1", "e1d1 a1e1", "e1f1 h1e1", "e1g1 h1f1");
    assertThat(board.attacked("b1").turns("O2")).containsExactly("e1c1 a1d1", "e1g1 h1f1");
    assertThat(board.attacked("f1").turns("O2")).containsExactly("e1c1 a1d1");
    assertThat(board.with("o", Side.SELF, "b1").turns("O2")).isEmpty();
    board.attacked.clear();
    board.unmoved.remove(board.square("h1"));
    assertThat(board.turns("O2")).isEmpty();
    board.unmoved("b1");
    assertThat(board.turns("jO1")).containsExactly("e1d1 b1e1");
    assertThat(board.attacked("e1").turns("jO1")).isEmpty();
  }

  @Test
  void sliders() {
    TestBoard board = TestBoard.of("..x..", ".....", "..X.o", ".....", "x....");
    assertThat(board.diagram("R")).isEqualTo(rows("..*..", "..*..", "**X*o", "..*..", "x.*.."));
    assertThat(board.diagram("Q")).isEqualTo(rows("*.*.*", ".***.", "**X*o", ".***.", "*.*.*"));
    assertThat(board.diagram("mQ")).isEqualTo(rows("*.x.*", ".***.", "**X*o", ".***.", "x.*.*"));
    assertThat(board.diagram("cQ")).isEqualTo(rows("..*..", ".....", "..X.o", ".....", "*...."));
    assertThat(board.diagram("dQ")).isEqualTo(rows("..x..", ".....", "..X.*", ".....", "x...."));
    assertThat(board.diagram("R1")).isEqualTo(rows("..x..", "..*..", ".*X*o", "..*..", "x...."));
  }

  @Test
  void nightriderIsBlockedOnItsOwnSquaresOnly() {
    TestBoard board = TestBoard.of(".....", "...x.", ".oo..", ".o...", "X....");
    assertThat(board.targets("N0")).isEqualTo("c2 e3");
    board.pieces.remove(board.square("b3"));
    assertThat(board.targets("N0")).isEqualTo("b3 c2 c5 e3");
    assertThat(board.targets("NN")).isEqualTo("b3 c2 c5 e3");
    assertThat(board.targets("N")).isEqualTo("b3 c2");
  }
}
