package org.rookery.exchange.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Where pieces can never move again, as each player sees the board. */
final class DeadEndSquaresTest {
  /**
   * It goes one square ahead to its left: White's to the left of the board, Black's to the right.
   */
  @Test
  void onesidedPiecesAreStuckAtTheSideTheyGoTo() {
    BoardRegion white = BoardRegion.where(3, 4, (file, rank) -> file == 0 || rank == 3);
    BoardRegion black = BoardRegion.where(3, 4, (file, rank) -> file == 2 || rank == 0);
    assertThat(DeadEndSquares.dead("flF", 3, 4, 0).squares()).isEqualTo(white.squares());
    assertThat(DeadEndSquares.dead("flF", 3, 4, 1).squares()).isEqualTo(black.squares());
  }
}
