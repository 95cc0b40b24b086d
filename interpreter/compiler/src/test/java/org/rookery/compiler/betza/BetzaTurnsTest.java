package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Direction letters against the numbering of the reference. */
final class BetzaTurnsTest {
  /** The eight knight moves from e5, clockwise from the right-forward one nearest the file. */
  private static final List<String> KNIGHT =
      List.of("f7", "g6", "g4", "f3", "d3", "c4", "c6", "d7");

  private static String sorted(List<String> squares) {
    return String.join(" ", squares.stream().sorted().toList());
  }

  private static String targets(String betza) {
    return TestBoard.empty(9, "e5").targets(betza);
  }

  @ParameterizedTest
  @CsvSource({
    "fN, 07",
    "rN, 12",
    "bN, 34",
    "lN, 56",
    "vN, 0347",
    "sN, 1256",
    "fhN, 0167",
    "rhN, 0123",
    "bhN, 2345",
    "lhN, 4567",
    "ffN, 07",
    "lfN, 7",
    "flN, 6",
    "frN, 1",
    "rfN, 0",
    "brN, 2",
    "rbN, 3",
    "blN, 5",
    "lbN, 4",
    "fsN, 16",
    "bsN, 25",
    "lvN, 47",
    "rvN, 03",
    "hrN, 0246",
    "hlN, 1357",
    "ffrrN, 0712",
    "frrN, 112",
    "llrrN, 5612",
    "ffbbN, 0734",
    "fbN, 0734",
    "lrN, 5612",
    "sfN, 125607",
    "vlN, 034756",
    "N, 01234567",
    "fmrN, 0712"
  })
  void obliqueMovesAreNumberedClockwise(String betza, String numbers) {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < numbers.length(); i++) {
      String square = KNIGHT.get(numbers.charAt(i) - '0');
      if (!expected.contains(square)) {
        expected.add(square);
      }
    }
    assertThat(targets(betza)).isEqualTo(sorted(expected));
  }

  @ParameterizedTest
  @CsvSource({
    "fW, e6",
    "bW, e4",
    "lW, d5",
    "rW, f5",
    "vW, e4 e6",
    "sW, d5 f5",
    "fsW, d5 e6 f5",
    "ffW, e6",
    "lrbW, d5 e4 f5",
    "fD, e7",
    "rD, g5",
    "bH, e2",
    "lH, b5"
  })
  void orthogonalLettersAreOneMoveEach(String betza, String squares) {
    assertThat(targets(betza)).isEqualTo(squares);
  }

  @ParameterizedTest
  @CsvSource({
    "fF, d6 f6",
    "bF, d4 f4",
    "lF, d4 d6",
    "rF, f4 f6",
    "lfF, d6",
    "flF, d6",
    "brF, f4",
    "fsF, d6 f6",
    "vlF, d4 d6",
    "fbF, d4 d6 f4 f6",
    "fA, c7 g7",
    "rbG, h2",
    "ffrrF, d6 f4 f6"
  })
  void diagonalLettersAreThePairOnThatSide(String betza, String squares) {
    assertThat(targets(betza)).isEqualTo(squares);
  }

  @ParameterizedTest
  @CsvSource({
    "fK, e6",
    "rK, f5",
    "flK, d6",
    "rbK, f4",
    "fsK, d6 f6",
    "lvK, d4 d6",
    "fhK, d6 e6 f6",
    "rhK, f4 f5 f6",
    "vK, e4 e6",
    "sK, d5 f5",
    "ffrrK, e6 f5",
    "fflK, d5 e6",
    "fQ, e6 e7 e8 e9"
  })
  void eightWayLettersAreSingleDirections(String betza, String squares) {
    assertThat(targets(betza)).isEqualTo(squares);
  }

  @ParameterizedTest
  @CsvSource({
    "D, c5 e3 e7 g5",
    "A, c3 c7 g3 g7",
    "H, b5 e2 e8 h5",
    "G, b2 b8 h2 h8",
    "C, b4 b6 d2 d8 f2 f8 h4 h6",
    "Z, b3 b7 c2 c8 g2 g8 h3 h7",
    "'(4,1)', a4 a6 d1 d9 f1 f9 i4 i6",
    "FX, a4 a6 d1 d9 f1 f9 i4 i6",
    "WX, a5 e1 e9 i5",
    "DY, a3 a7 c1 c9 g1 g9 i3 i7",
    "AY, a1 a9 i1 i9",
    "'(1,3)', b4 b6 d2 d8 f2 f8 h4 h6"
  })
  void leapers(String betza, String squares) {
    assertThat(targets(betza)).isEqualTo(squares);
  }

  @Test
  void theSecondPlayerIsTurned() {
    assertThat(TestBoard.empty(9, "e5").turned().targets("lfN")).isEqualTo("f3");
    assertThat(TestBoard.empty(9, "e5").turned().targets("fFrW")).isEqualTo("d4 d5 f4");
  }
}
