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

  /** Back again it is as much in the other direction, between the same bounds. */
  @Test
  void aChangeAndTheChangeBackAreOpposite() {
    ScoreInterval few = ScoreInterval.of(1, 10);
    ScoreInterval many = ScoreInterval.of(8, 20);
    ScoreInterval there = few.changeTo(many);
    ScoreInterval back = many.changeTo(few);
    assertThat(back.share()).isCloseTo(-there.share(), within(1e-9));
    assertThat(back.low()).isCloseTo(-there.high(), within(1e-9));
    assertThat(back.high()).isCloseTo(-there.low(), within(1e-9));
  }

  @Test
  void aStandingTellsItsBoundsAndNoEloOfAllOrNothing() {
    assertThat(new Standing(0, 0, 16).text())
        .isEqualTo("16 games: +0 =0 -16, 0.0 % (0.0 to 20.6), Elo -inf (-inf to -234)");
    assertThat(new Standing(3, 0, 1).text()).startsWith("4 games: +3 =0 -1, 75.0 % (19.4 to 99.4)");
    assertThat(new Standing(0, 0, 0).text()).isEqualTo("no games that count");
    assertThat(new Standing(180, 0, 20).test(50)).isEqualTo("better");
    assertThat(new Standing(20, 0, 180).test(50)).isEqualTo("not better");
    assertThat(new Standing(60, 0, 60).test(200)).as("as good").isEqualTo("not better");
    assertThat(new Standing(1, 0, 1).test(50)).isEqualTo("open");
    assertThat(new Standing(16, 0, 0).text()).endsWith("Elo +inf (+234 to +inf)");
    assertThat(new Standing(3, 0, 1).text()).contains("Elo +191 (");
    assertThat(new Standing(2, 2, 4).share()).isEqualTo(0.375);
  }

  /** A few games won in a row say little; more drawn games say more than decided ones. */
  @Test
  void theTestIsNotSureTooSoon() {
    assertThat(new Standing(2, 0, 0).test(20)).isEqualTo("open");
    assertThat(new Standing(4, 0, 0).test(200)).isEqualTo("open");
    assertThat(new Standing(0, 0, 4).test(200)).isEqualTo("open");
    assertThat(new Standing(0, 30, 0).test(20)).isEqualTo("open");
    assertThat(new Standing(9, 0, 0).test(200)).isEqualTo("better");
    assertThat(new Standing(60, 440, 10).test(30)).isEqualTo("better");
    assertThat(new Standing(180, 0, 120).test(100)).as("a stake of that size").isEqualTo("better");
    assertThat(new Standing(0, 200, 0).test(100)).as("draws count").isEqualTo("not better");
  }

  /** Capital that has grown just twentyfold, by bets of all four sizes. */
  @ParameterizedTest
  @CsvSource({"12, 29, 20, not better", "21, 8, 150, better", "32, 15, 150, better"})
  void theTestIsSureAsSoonAsItMayBe(int wins, int losses, double better, String verdict) {
    assertThat(new Standing(wins, 0, losses).test(better)).isEqualTo(verdict);
  }

  /** Asked after every game, it is wrong in at most one contest of twenty. */
  @ParameterizedTest
  @CsvSource({"20, 0", "20, 0.6", "100, 0", "100, 0.6", "200, 0.9"})
  void theTestIsSeldomWrong(double better, double drawn) {
    double some = 1 / (1 + Math.pow(10, -better / 400));
    assertThat(wrong(better, "better", 0.5, drawn)).isLessThanOrEqualTo(0.05);
    assertThat(wrong(better, "not better", some, drawn)).isLessThanOrEqualTo(0.05);
  }

  /** With which chance the test says this within two hundred games of that strength. */
  private static double wrong(double better, String verdict, double share, double drawn) {
    double draws = Math.min(drawn, 2 * Math.min(share, 1 - share));
    double[][] open = {{1}};
    double told = 0;
    for (int games = 1; games <= 200; games++) {
      double[][] next = new double[games + 1][games + 1];
      for (int wins = 0; wins < games; wins++) {
        for (int losses = 0; losses + wins < games; losses++) {
          double here = open[wins][losses];
          next[wins + 1][losses] += here * (share - draws / 2);
          next[wins][losses + 1] += here * (1 - share - draws / 2);
          next[wins][losses] += here * draws;
        }
      }
      for (int wins = 0; wins <= games; wins++) {
        for (int losses = 0; losses + wins <= games; losses++) {
          String said =
              next[wins][losses] > 0
                  ? new Standing(wins, games - wins - losses, losses).test(better)
                  : "open";
          told += said.equals(verdict) ? next[wins][losses] : 0;
          next[wins][losses] = said.equals("open") ? next[wins][losses] : 0;
        }
      }
      open = next;
    }
    return told;
  }
}
