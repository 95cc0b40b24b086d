package org.rookery.engine.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of seeds that lie next to each other look independent. */
class SeededRandomTest {
  private static final int SEEDS = 2000;

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 1", "4, 1", "8, 1", "2, 16", "4, 16", "4, 1000003"})
  void neighboursChooseIndependently(int bound, long stride) {
    check(bound, i -> SeededRandom.of(i * stride));
    check(bound, i -> SeededRandom.of(1, i * stride));
    check(bound, i -> SeededRandom.of(i * stride, 1));
  }

  /** The first choices are alike in number, and so are pairs of one and the next. */
  private static void check(int bound, IntFunction<RandomGenerator> of) {
    int[] pairs = new int[bound * bound];
    int[] first = new int[bound * bound];
    for (int i = 0; i < SEEDS; i++) {
      RandomGenerator one = of.apply(i);
      int choice = one.nextInt(bound);
      pairs[choice * bound + of.apply(i + 1).nextInt(bound)]++;
      first[choice * bound + one.nextInt(bound)]++;
    }
    double mean = SEEDS / (double) pairs.length;
    for (int i = 0; i < pairs.length; i++) {
      assertThat((double) pairs[i]).isCloseTo(mean, within(5 * Math.sqrt(mean)));
      assertThat((double) first[i]).isCloseTo(mean, within(5 * Math.sqrt(mean)));
    }
  }

  @Test
  void theSameSeedsGiveTheSame() {
    assertThat(SeededRandom.of(7, 2).nextLong())
        .isEqualTo(SeededRandom.of(7, 2).nextLong())
        .isNotEqualTo(SeededRandom.of(2, 7).nextLong());
    assertThat(SeededRandom.of(7).nextLong()).isNotEqualTo(SeededRandom.of(7, 0).nextLong());
  }
}
