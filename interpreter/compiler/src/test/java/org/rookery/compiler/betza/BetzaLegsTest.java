package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves of several legs, and hops, drawn by hand. */
final class BetzaLegsTest {
  private static String rows(String... rows) {
    return String.join("\n", rows);
  }

  @ParameterizedTest
  @ValueSource(strings = {"afsW", "mafsW", "nN"})
  void maoIsBlockedBesideIt(String mao) {
    TestBoard board = TestBoard.of(".....", "..o..", "..X..", ".....", ".....");
    assertThat(board.diagram(mao)).isEqualTo(rows(".....", "*.o.*", "..X..", "*...*", ".*.*."));
  }

  @Test
  void moaIsBlockedOnTheDiagonal() {
    TestBoard board = TestBoard.of(".....", "...x.", "..X..", ".....", ".....");
    assertThat(board.diagram("afsF")).isEqualTo(rows(".*...", "*..x.", "..X..", "*...*", ".*.*."));
  }

  @Test
  void janggiElephantIsBlockedTwice() {
    String elephant = "mafsmafW";
    TestBoard board =
        TestBoard.of(".......", "....x..", ".......", "...X...", "...o...", ".......", ".......");
    assertThat(board.diagram(elephant))
        .isEqualTo(
            rows(".*.....", "*...x.*", ".......", "...X...", "...o...", "*.....*", "......."));
  }

  @Test
  void camelThatIsBlockedOnTheWay() {
    String camel = "afraflWaflafrW";
    TestBoard board =
        TestBoard.of(".......", ".......", "....o..", "...X...", ".......", ".......", ".......");
    assertThat(board.diagram(camel))
        .isEqualTo(
            rows("..*.*..", ".......", "*...o.*", "...X...", "*.....*", ".......", "..*.*.."));
    TestBoard blocked =
        TestBoard.of(".......", "....x..", ".......", "...X...", ".......", "...o...", ".......");
    assertThat(blocked.diagram(camel))
        .isEqualTo(
            rows("..*....", "....x..", "*.....*", "...X...", "*.....*", "...o...", "..*.*.."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"FyafsF", "[F?R]"})
  void griffon(String griffon) {
    TestBoard board =
        TestBoard.of(".......", "....x..", "..o....", "...X...", ".......", ".......", ".......");
    assertThat(board.diagram(griffon))
        .isEqualTo(
            rows(".......", "....*..", "..o.***", "...X...", "***.***", "..*.*..", "..*.*.."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"WyafsW", "[W?B]"})
  void manticore(String manticore) {
    TestBoard board =
        TestBoard.of(".......", ".......", ".......", "...Xx..", ".......", ".......", ".......");
    assertThat(board.diagram(manticore))
        .isEqualTo(
            rows(".*...*.", "*.*.*..", ".*.*...", "..*X*..", ".*.*...", "*.*.*..", ".*...*."));
  }

  @Test
  void brackets() {
    TestBoard board =
        TestBoard.of(".......", ".......", ".......", "...X...", ".......", ".......", ".......");
    assertThat(board.diagram("v[F?R]"))
        .isEqualTo(
            rows("..*.*..", "..*.*..", "..*.*..", "...X...", "..*.*..", "..*.*..", "..*.*.."));
    assertThat(board.diagram("[F-R]"))
        .isEqualTo(
            rows("..*.*..", "..*.*..", "**...**", "...X...", "**...**", "..*.*..", "..*.*.."));
    assertThat(board.diagram("[W?fsW]"))
        .isEqualTo(
            rows(".......", "..*.*..", ".*.*.*.", "..*X*..", ".*.*.*.", "..*.*..", "......."));
    assertThat(board.diagram("[N-R]"))
        .isEqualTo(
            rows("..*.*..", ".......", "*.....*", "...X...", "*.....*", ".......", "..*.*.."));
    assertThat(board.diagram("[W-F]")).isEqualTo(board.diagram("N"));
    assertThat(board.diagram("m[W-F-W]")).isEqualTo(board.diagram("CA"));
  }

  @Test
  void cannons() {
    TestBoard board =
        TestBoard.of("x......", "o......", ".......", "X.o.x.x", "..x....", "x......");
    assertThat(board.diagram("mRcpR"))
        .isEqualTo(rows("*......", "o......", "*......", "X*o.*.x", "*.x....", "x......"));
    assertThat(board.diagram("pR"))
        .isEqualTo(rows("*......", "o......", ".......", "X.o**.x", "..x....", "x......"));
    assertThat(board.diagram("ptafR"))
        .isEqualTo(rows("*......", "o......", ".......", "X.o**.x", "..x....", "x......"));
    assertThat(board.diagram("gQ"))
        .isEqualTo(rows("*......", "o......", ".......", "X.o*x.x", "..x....", "x......"));
    assertThat(board.diagram("gafQ")).isEqualTo(board.diagram("gQ"));
  }

  @Test
  void hopsOverNeighbours() {
    TestBoard board = TestBoard.of(".....", ".....", "oo...", "Xx..x", ".....", ".....");
    assertThat(board.diagram("pafK"))
        .isEqualTo(rows(".....", "*.*..", "oo...", "Xx*.x", ".....", "....."));
    assertThat(board.diagram("gafK"))
        .isEqualTo(rows("*..*.", "*.*..", "oo...", "Xx***", ".....", "....."));
    assertThat(TestBoard.empty(9, "e5").targets("mpafN")).isEqualTo("a3 a7 c1 c9 g1 g9 i3 i7");
  }

  @Test
  void checkerJump() {
    TestBoard board = TestBoard.of("......", "......", ".x.o..", "..X...", ".x....", "......");
    assertThat(board.turns("fcafmF")).containsExactly("c3a5 xb4");
    assertThat(board.turns("cafmF")).containsExactly("c3a1 xb2", "c3a5 xb4");
  }

  @Test
  void hookMovers() {
    TestBoard board = TestBoard.of("o....", ".....", "..x..", ".....", "X.o..");
    assertThat(board.diagram("masR")).isEqualTo(rows("o*...", ".****", ".**..", ".****", "X.o.."));
    assertThat(board.turns("casR")).isEmpty();
    assertThat(board.diagram("pasR")).isEqualTo(rows("o****", ".....", "..*..", "..*..", "X.o.."));
    assertThat(board.diagram("mafsR")).isEqualTo(rows("o***.", ".**.*", ".*x*.", "..*..", "X.o.."));
  }

  @Test
  void captureAndTurn() {
    TestBoard board = TestBoard.of(".....", ".o...", ".....", "Xx...", ".....");
    assertThat(board.turns("casR")).containsExactly("a2b1 xb2", "a2b3 xb2");
  }

  @Test
  void lion() {
    String lion = "KNADcaKmcabK";
    TestBoard board = TestBoard.of(".....", ".x...", "..X..", "...o.", "....x");
    assertThat(board.diagram(lion)).isEqualTo(rows("*****", "*****", "**!**", "***o*", "*****"));
    assertThat(board.turns(lion))
        .contains("c3c3", "c3c3 xb4", "c3b4", "c3a5", "c3a5 xb4", "c3c4", "c3c4 xb4", "c3e1")
        .doesNotContain("c3b4 xb4", "c3d2");
  }

  @Test
  void rifleAndAdvancer() {
    TestBoard board = TestBoard.of("x", ".", ".", "X");
    assertThat(board.turns("cabK")).isEmpty();
    assertThat(board.turns("mcabK")).containsExactly("a1a1");
    assertThat(board.turns("yafmcabQ")).containsExactly("a1a2", "a1a3 xa4");
    assertThat(TestBoard.of("x", "X").turns("cabK")).containsExactly("a1a1 xa2");
  }

  @Test
  void bifurcator() {
    TestBoard board =
        TestBoard.of(".......", "...x...", ".......", ".......", "......x", "...X...");
    assertThat(board.diagram("gabyabsR"))
        .isEqualTo(rows(".*...*.", "..*x*..", ".......", ".......", "......x", "...X..."));
  }

  @Test
  void threeSteps() {
    TestBoard board =
        TestBoard.of(".......", ".......", ".xxx...", ".xXx...", ".xxx...", ".......");
    assertThat(board.diagram("aaK"))
        .isEqualTo(rows(".......", ".......", ".xxx...", ".xXx...", ".xxx...", "......."));
    board.pieces.remove(board.square("d3"));
    assertThat(board.diagram("mamaK"))
        .isEqualTo(rows(".......", "...***.", ".xx***.", ".xX.**.", ".xx***.", "...***."));
  }

  @Test
  void aCapturedPieceStaysInTheWay() {
    // Three steps round the corner would end on the first piece's square.
    TestBoard board = TestBoard.of("...", "xx.", "X..");
    assertThat(board.turns("cacaK"))
        .contains("a1a1 xa2 xb2", "a1b3 xa2 xb2")
        .doesNotContain("a1a2 xa2 xb2");
  }

  @Test
  void asManyStepsAsBefore() {
    TestBoard board = TestBoard.of(".....", ".....", "...x.", ".....", "X....");
    assertThat(board.diagram("fafriR4"))
        .isEqualTo(rows("..*..", ".....", ".*.x.", ".....", "X...."));
  }
}
