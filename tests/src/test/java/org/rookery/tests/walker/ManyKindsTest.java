package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** Pieces of so many kinds that their numbers do not fit the bits of an int. */
final class ManyKindsTest {
  private static final int PLIES = 90;
  private static final long WORK = 400_000;

  @ParameterizedTest
  @CsvSource({"cannon-shogi,1001", "cannon-shogi,1003"})
  void classes_of_walks_tell_them_apart(String name, long seed) {
    WalkerComparison comparison = new WalkerComparison(Games.named(name).compiled());
    assertThat(Games.named(name).program().contents().size()).isGreaterThan(Integer.SIZE);
    assertThat(comparison.play(new Playouts(1, PLIES, WORK), seed)).isPositive();
  }
}
