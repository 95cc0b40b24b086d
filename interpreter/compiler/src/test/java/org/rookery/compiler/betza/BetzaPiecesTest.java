package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;

/** The golden examples on an empty board, and the modifiers that need pieces around them. */
final class BetzaPiecesTest {
  private static String rows(String... rows) {
    return String.join("\n", rows);
  }

  @ParameterizedTest
  @CsvSource({
    "fmWfcF, c4",
    "fmFfceWifmnA, b4 d4",
    "FfW, b2 b4 c4 d2 d4",
    "WfF, b3 b4 c2 c4 d3 d4",
    "fW, c4",
    "fR, c4 c5",
    "fN, b5 d5",
    "nN, a2 a4 b1 b5 d1 d5 e2 e4",
    "nA, a1 a5 e1 e5",
    "fmWfF, b4 c4 d4",
    "cW, ''",
    "pR, ''",
    "WDA, a1 a3 a5 b3 c1 c2 c4 c5 d3 e1 e3 e5",
    "mNcB, a2 a4 b1 b5 d1 d5 e2 e4",
    "WFDllrrN, a2 a3 a4 b2 b3 b4 c1 c2 c4 c5 d2 d3 d4 e2 e3 e4",
    "DffbbNF3, a1 a3 a5 b1 b2 b4 b5 c1 c5 d1 d2 d4 d5 e1 e3 e5",
    "R, a3 b3 c1 c2 c4 c5 d3 e3",
    "mRcpR, a3 b3 c1 c2 c4 c5 d3 e3",
    "BW, a1 a5 b2 b3 b4 c2 c4 d2 d3 d4 e1 e5",
    "RF, a3 b2 b3 b4 c1 c2 c4 c5 d2 d3 d4 e3"
  })
  void goldenExamplesAlone(String betza, String squares) {
    assertThat(TestBoard.empty(5, "c3").targets(betza)).isEqualTo(squares);
  }

  @ParameterizedTest
  @CsvSource({
    "RN, BN, QN, 8",
    "RF, BW, RFBW, 0",
    "NC, DAHG, NCDAHG, 0",
    "CF, WDA, CFWDA, 0",
    "NDF2, NF2, NDF2, 0"
  })
  void compoundsAddUp(String first, String second, String both, int ignored) {
    TestBoard board = TestBoard.empty(9, "e5");
    assertThat(board.turns(both)).containsAll(board.turns(first)).containsAll(board.turns(second));
    assertThat(board.turns(both))
        .hasSizeLessThanOrEqualTo(board.turns(first).size() + board.turns(second).size());
  }

  @Test
  void omegaPawn() {
    String pawn = "fmWfceFifmW3";
    TestBoard board = TestBoard.empty(9, "e2");
    assertThat(board.turns(pawn)).containsExactly("e2e3");
    board.unmoved("e2");
    assertThat(board.turns(pawn)).containsExactly("e2e3", "e2e4", "e2e5");
    assertThat(board.turns("ifmnW3"))
        .containsExactly("e2e3", "e2e4 pass e3", "e2e5 pass e3 pass e4");
    assertThat(board.with("x", Side.OPPONENT, "e4").turns(pawn)).containsExactly("e2e3");
    assertThat(board.turns("ifmnW3")).containsExactly("e2e3");
  }

  @Test
  void aPawnThatUsedASingleStep() {
    TestBoard board = TestBoard.empty(9, "e3");
    assertThat(board.turns("iifmW2")).isEmpty();
    board.setup.add(board.square("e2"));
    assertThat(board.turns("iifmW2")).containsExactly("e3e4", "e3e5");
    board.setup.add(board.square("e4"));
    board.setup.remove(board.square("e2"));
    assertThat(board.turns("iifmW2")).isEmpty();
    assertThat(board.turned().turns("iifmW2")).containsExactly("e3e1", "e3e2");
  }

  @Test
  void berolinaPawnPassesTheDiagonalSquare() {
    TestBoard board = TestBoard.of(".....", ".....", "..x..", "..X..").unmoved("c1");
    assertThat(board.turns("fmFfceWifmnA"))
        .containsExactly("c1a3 pass b2", "c1b2", "c1c2", "c1d2", "c1e3 pass d2");
  }

  @Test
  void lameAndJumping() {
    TestBoard board = TestBoard.of(".....", "...x.", ".oX..", ".....", ".....");
    assertThat(board.targets("nA")).isEqualTo("a1 a5 e1");
    assertThat(board.targets("jA")).isEqualTo("e5");
    assertThat(board.targets("nD")).isEqualTo("c1 c5 e3");
    assertThat(board.targets("jD")).isEqualTo("a3");
    assertThat(board.turns("nD")).noneMatch(it -> it.contains("pass"));
    assertThat(board.turns("fmnD")).containsExactly("c3c5 pass c4");
    assertThat(TestBoard.empty(9, "e5").targets("nD0")).isEqualTo("a5 c5 e1 e3 e7 e9 g5 i5");
  }

  @Test
  void skiSlidersSkipTheirFirstSquare() {
    TestBoard board = TestBoard.of("X.....o", "o......", ".......", ".......", "o......");
    assertThat(board.diagram("jR"))
        .isEqualTo(rows("X.****o", "o......", "*......", "*......", "o......"));
    assertThat(board.diagram("jjR"))
        .isEqualTo(rows("X..***o", "o......", ".......", "*......", "o......"));
    assertThat(board.diagram("jR3"))
        .isEqualTo(rows("X.**..o", "o......", "*......", "*......", "o......"));
  }

  @Test
  void kingsAndFriends() {
    TestBoard board = TestBoard.of(".k.", "xXo", "...");
    assertThat(board.targets("K")).isEqualTo("a1 a2 a3 b1 b3 c1 c3");
    assertThat(board.targets("kK")).isEqualTo("b3");
    assertThat(board.targets("mkK")).isEqualTo("a1 a3 b1 b3 c1 c3");
    assertThat(board.targets("tK")).isEqualTo("a1 a2 a3 b1 c1 c3");
    assertThat(board.targets("dK")).isEqualTo("c2");
    assertThat(board.targets("cdK")).isEqualTo("a2 b3 c2");
    assertThat(board.turns("ucK")).containsExactly("b2a2 a2b2", "b2b3 b3b2");
    assertThat(board.turns("udR")).containsExactly("b2c2 c2b2");
    assertThat(board.turns("daK")).containsExactly("b2b1 xc2", "b2b3 xc2", "b2c1 xc2", "b2c3 xc2");
  }

  @Test
  void roseTurnsTheSameWay() {
    TestBoard board = TestBoard.empty(7, "d1");
    assertThat(board.targets("qN")).isEqualTo("a4 b2 b6 c3 d5 d7 e3 f2 f6 g4");
    board.with("o", Side.SELF, "g4");
    assertThat(board.targets("qN")).isEqualTo("a4 b2 b6 c3 d5 d7 e3 f2 f6");
    assertThat(board.targets("qN2")).isEqualTo("a4 b2 c3 d5 e3 f2");
  }

  @Test
  void crookedBishopTurnsToAndFro() {
    TestBoard board =
        TestBoard.of(".......", ".......", ".......", "...X...", ".......", ".......", ".......");
    assertThat(board.diagram("zB"))
        .isEqualTo(
            rows("..*.*..", "...*...", "*.*.*.*", ".*.X.*.", "*.*.*.*", "...*...", "..*.*.."));
    board.with("x", Side.OPPONENT, "f4").with("o", Side.SELF, "e3");
    assertThat(board.targets("zB")).isEqualTo("a3 a5 b4 c1 c3 c5 c7 d2 d6 e5 e7 f4");
  }

  @Test
  void drops() {
    TestBoard board =
        new TestBoard(4, 5).with("X", Side.SELF, "b3").with("x", Side.OPPONENT, "c1", "d1");
    assertThat(board.drops("@")).isEqualTo("a1 b1");
    assertThat(board.drops("@2")).isEqualTo("a1 a2 b1 b2 c2 d2");
    assertThat(board.drops("j@2")).isEqualTo("a2 b2 c2 d2");
    assertThat(board.drops("f@2")).isEqualTo("a1 a2 c2 d2");
    assertThat(board.drops("ff@2")).isEqualTo("a1 a2 b1 b2 c2 d2");
    assertThat(board.with("X", Side.SELF, "b5").drops("ff@2")).isEqualTo("a1 a2 c2 d2");
    assertThat(board.drops("b@2")).isEmpty();
    assertThat(board.drops("bb@2")).isEmpty();
    assertThat(board.drops("@9").split(" ")).hasSize(16);
    assertThat(board.turned().drops("j@2")).isEqualTo("a4 b4 c4 d4");
    assertThat(board.turns("W@2")).hasSize(4);
  }

  @Test
  void otherStatementsAtAnEmission() {
    Origin origin = Origin.of(Source.of("x", "x").span(0, 1));
    Statement mark =
        new ChangeStatement.SetAttribute(
            "gone", new Condition.Constant(true), StatementShorthand.HERE, origin);
    Statement odd =
        new Statement.Verify(
            StatementShorthand.not(new SquareCondition.OnBoard(StatementShorthand.toward(0, 3))),
            origin);
    Statement add = new Statement.Add(List.of(), false, Optional.empty(), origin);
    TestBoard board = TestBoard.of("x", ".", ".", ".", "X");
    assertThat(board.turns("R", mark))
        .containsExactly("a1a2 gone", "a1a3 gone", "a1a4 gone", "a1a5 gone");
    assertThat(board.turns("R", odd)).containsExactly("a1a3", "a1a4", "a1a5");
    assertThat(board.turns("R9", mark, odd, add, mark))
        .containsExactly("a1a3 gone", "a1a4 gone", "a1a5 gone");
  }
}
