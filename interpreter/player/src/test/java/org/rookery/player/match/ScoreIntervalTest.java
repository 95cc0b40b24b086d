package org.rookery.player.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScoreIntervalTest {
  /** Published tables of Clopper and Pearson's bounds, in hundredths. */
  @ParameterizedTest
  @CsvSource({
    "0, 16, 0, 20.59",
    "16, 16, 79.41, 100",
    "5, 10, 18.71, 81.29",
    "1, 20, 0.13, 24.87",
    "6, 6, 54.07, 100",
    "50, 100, 39.83, 60.17"
  })
  void boundsAreExact(int seen, int all, double low, double high) {
    ScoreInterval interval = ScoreInterval.of(seen, all);
    assertThat(100 * interval.low()).isCloseTo(low, within(0.006));
    assertThat(100 * interval.high()).isCloseTo(high, within(0.006));
  }

  @Test
  void nothingSeenSaysNothing() {
    assertThat(ScoreInterval.of(0, 0)).isEqualTo(new ScoreInterval(0.5, 0, 1));
  }

  @Test
  void drawsNarrowTheBoundsOnlyAsFarAsTheyTellSomething() {
    ScoreInterval drawn = ScoreInterval.score(0, 16, 0);
    assertThat(drawn.low()).isBetween(0.37, 0.39);
    assertThat(drawn.high()).isBetween(0.61, 0.63);
    assertThat(ScoreInterval.score(0, 1, 15).high()).isGreaterThan(0.2);
  }

  /** Whatever the true chances: all results of ten games, weighed by how likely they are. */
  @Test
  void theTrueScoreLiesWithinInNineteenOfTwentyCases() {
    int games = 10;
    int steps = 10;
    for (int win = 0; win <= steps; win++) {
      for (int draw = 0; draw <= steps - win; draw++) {
        double[] chances = {
          (double) win / steps, (double) draw / steps, (double) (steps - win - draw) / steps
        };
        assertThat(covered(games, chances)).as("%d %d", win, draw).isGreaterThanOrEqualTo(0.95);
      }
    }
  }

  private static double covered(int games, double[] chances) {
    double score = chances[0] + chances[1] / 2;
    double covered = 0;
    for (int wins = 0; wins <= games; wins++) {
      for (int draws = 0; draws <= games - wins; draws++) {
        int losses = games - wins - draws;
        ScoreInterval interval = ScoreInterval.score(wins, draws, losses);
        if (interval.low() <= score + 1e-9 && score - 1e-9 <= interval.high()) {
          covered +=
              choose(games, wins)
                  * choose(games - wins, draws)
                  * Math.pow(chances[0], wins)
                  * Math.pow(chances[1], draws)
                  * Math.pow(chances[2], losses);
        }
      }
    }
    return covered + 1e-9;
  }

  private static double choose(int of, int some) {
    double ways = 1;
    for (int i = 1; i <= some; i++) {
      ways = ways * (of - some + i) / i;
    }
    return ways;
  }

  @Test
  void aChangeIsOneWhenTheBoundsLeaveNoRoomForNone() {
    ScoreInterval half = ScoreInterval.of(50, 100);
    assertThat(half.changeTo(ScoreInterval.of(80, 100)).contains(0)).isFalse();
    assertThat(half.changeTo(ScoreInterval.of(55, 100)).contains(0)).isTrue();
    assertThat(half.changeTo(ScoreInterval.of(80, 100)).share()).isCloseTo(0.3, within(1e-9));
  }

  @Test
  void aStandingTellsItsBoundsAndNoEloOfAllOrNothing() {
    assertThat(new Standing(0, 0, 16).text())
        .isEqualTo("16 games: +0 =0 -16, 0.0 % (0.0 to 20.6), Elo -inf (-inf to -234)");
    assertThat(new Standing(3, 0, 1).text()).startsWith("4 games: +3 =0 -1, 75.0 % (19.4 to 99.4)");
    assertThat(new Standing(0, 0, 0).text()).isEqualTo("no games that count");
    assertThat(new Standing(180, 0, 20).test(50)).isEqualTo("better");
    assertThat(new Standing(20, 0, 180).test(50)).isEqualTo("not better");
    assertThat(new Standing(1, 0, 1).test(50)).isEqualTo("open");
  }
}
