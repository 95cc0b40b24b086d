package org.rookery.compiler.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.Side;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;

/** Random moves on random boards: the statements find what the oracle finds. */
final class BetzaOracleTest {
  @Test
  void statementsMoveAsTheLettersSay() {
    Random random = new Random(2024);
    RandomBetza strings = new RandomBetza(random);
    for (int i = 0; i < 1_500; i++) {
      String betza = strings.move();
      if (betza.startsWith("[") || isTooLong(betza)) {
        continue;
      }
      for (int j = 0; j < 3; j++) {
        TestBoard board = board(random, betza.contains("a") ? 5 : 8);
        assertThat(board.turns(betza))
            .as("%s%n%s", betza, board.diagram("mabW"))
            .isEqualTo(BetzaOracle.turns(board, betza, board.start()));
      }
    }
  }

  private static boolean isTooLong(String betza) {
    Diagnostics diagnostics = new Diagnostics();
    Origin origin = Origin.of(Source.of("test.rules", betza).span(0, betza.length()));
    BetzaReader.read(betza, origin, List.of(), "", "X", diagnostics);
    return diagnostics.hasErrors();
  }

  private static TestBoard board(Random random, int size) {
    TestBoard board = new TestBoard(size, size);
    int density = 2 + random.nextInt(4);
    for (int square = 0; square < size * size; square++) {
      if (random.nextInt(density) == 0) {
        Side side = random.nextBoolean() ? Side.SELF : Side.OPPONENT;
        boolean royal = side == Side.OPPONENT && random.nextInt(4) == 0;
        String piece = side == Side.SELF ? "o" : royal ? "k" : "x";
        board.pieces.put(square, new TestBoard.PlacedTestPiece(side, piece, royal));
      } else if (random.nextInt(6) == 0) {
        board.passed = square;
      }
    }
    int start = random.nextInt(size * size);
    board.pieces.put(start, new TestBoard.PlacedTestPiece(Side.SELF, "X", false));
    board.passed = board.passed == start ? -1 : board.passed;
    if (random.nextInt(3) > 0) {
      board.unmoved.add(start);
    }
    return board;
  }
}
