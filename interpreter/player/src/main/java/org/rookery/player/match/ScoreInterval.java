package org.rookery.player.match;

import java.util.Locale;
import org.apache.commons.numbers.gamma.RegularizedBeta;

/**
 * A share that was seen, and between which bounds the true one lies: in at least nineteen of twenty
 * cases.
 *
 * <p>Bounds of a share of yes and no are exact, by Clopper and Pearson (The use of confidence or
 * fiducial limits illustrated in the case of the binomial, Biometrika 26, 1934). A draw is half a
 * yes: the same bounds with half numbers hold, since a score with draws varies less; narrower ones
 * are taken where many games are drawn, from those of the share of wins and of the share of games
 * that are not lost, each in thirty-nine of forty cases, whose mean the score is.
 *
 * @param share from 0 to 1
 * @param low the lower bound
 * @param high the upper bound
 */
public record ScoreInterval(double share, double low, double high) {
  private static final double DOUBT = 0.05;
  private static final double EVEN = 0.5;

  /** After this many bisections a share is as exact as a double can be. */
  private static final int HALVINGS = 50;

  /** The interval of a share that was seen {@code seen} times in {@code all}. */
  public static ScoreInterval of(int seen, int all) {
    return score(seen, 0, all - seen);
  }

  /** The share of points for these wins, draws and losses; one half when there are no games. */
  public static ScoreInterval score(int wins, int draws, int losses) {
    int all = wins + draws + losses;
    if (all == 0) {
      return new ScoreInterval(EVEN, 0, 1);
    }
    double points = wins + draws / 2.0;
    double low = low(points, all, DOUBT);
    double high = high(points, all, DOUBT);
    if (draws > 0) {
      int unbeaten = wins + draws;
      low = Math.max(low, (low(wins, all, DOUBT / 2) + low(unbeaten, all, DOUBT / 2)) / 2);
      high = Math.min(high, (high(wins, all, DOUBT / 2) + high(unbeaten, all, DOUBT / 2)) / 2);
    }
    return new ScoreInterval(points / all, low, high);
  }

  private static double low(double seen, int all, double error) {
    return seen <= 0 ? 0 : quantile(error / 2, seen, all - seen + 1);
  }

  private static double high(double seen, int all, double error) {
    return seen >= all ? 1 : quantile(1 - error / 2, seen + 1, all - seen);
  }

  /** Below which a number of this beta distribution lies with such a probability. */
  private static double quantile(double probability, double a, double b) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (RegularizedBeta.value(middle, a, b) < probability) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /** Whether a share may be the true one. */
  public boolean contains(double other) {
    return low <= other && other <= high;
  }

  /**
   * By how much the true share of {@code changed} is above this one's, and between which bounds.
   */
  public ScoreInterval changeTo(ScoreInterval changed) {
    // Newcombe, Interval estimation for the difference between independent proportions, Statistics
    // in Medicine 17, 1998, method 10.
    double by = changed.share - share;
    double below = Math.hypot(changed.share - changed.low, high - share);
    double above = Math.hypot(changed.high - changed.share, share - low);
    return new ScoreInterval(by, by - below, by + above);
  }

  /** The share and its bounds, in hundredths. */
  public String text() {
    return String.format(Locale.ROOT, "%.1f %% (%.1f to %.1f)", 100 * share, 100 * low, 100 * high);
  }
}
