package org.rookery.player.match;

import java.util.List;
import java.util.Locale;

/**
 * How a contest stands, from A's side.
 *
 * @param wins of A
 * @param draws drawn games
 * @param losses of A
 */
public record Standing(int wins, int draws, int losses) {
  private static final double ERROR = 0.05;

  /** The largest variance of a result; the first stake is the best one for it. */
  private static final double VARIANCE = 0.25;

  /** So many stakes, each twice the one before, for games of which more and more are drawn. */
  private static final int STAKES = 4;

  /** No bet is so large that one game could take all. */
  private static final double LARGEST = 0.9;

  /** The standing after these games; those that a broken program ended do not count. */
  public static Standing of(List<MatchGame> games) {
    int[] number = new int[3];
    games.stream().filter(MatchGame::counts).forEach(game -> number[game.points()]++);
    return new Standing(number[2], number[1], number[0]);
  }

  /** How many games there were. */
  public int games() {
    return wins + draws + losses;
  }

  /** The share of points A has got, from 0 to 1. */
  public double share() {
    return interval().share();
  }

  /** The same, and between which bounds A's strength lets it be. */
  public ScoreInterval interval() {
    return ScoreInterval.score(wins, draws, losses);
  }

  /** Elo points that a share means; those of all or nothing are infinite. */
  static double elo(double share) {
    if (share <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    return share >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(share / (1 - share));
  }

  private static String eloText(double share) {
    double elo = elo(share);
    return Double.isInfinite(elo)
        ? elo < 0 ? "-inf" : "+inf"
        : String.format(Locale.ROOT, "%+.0f", elo);
  }

  /**
   * A sequential test: whether A is better by {@code better} Elo points rather than by none. It may
   * be asked after every game, and is wrong in at most one of twenty contests, whatever the share
   * of draws.
   *
   * <p>The capital of a bettor who can never expect to gain while A is as strong as is doubted
   * grows twentyfold with a chance of at most one in twenty (Ville's inequality; Waudby-Smith and
   * Ramdas, Estimating means of bounded random variables by betting, Journal of the Royal
   * Statistical Society B 86, 2024).
   */
  public String test(double better) {
    double none = 0.5;
    double some = 1 / (1 + Math.pow(10, -better / 400));
    double stake = (some - none) / VARIANCE;
    if (capital(none, stake) >= 1 / ERROR) {
      return "better";
    }
    return capital(some, -stake) >= 1 / ERROR ? "not better" : "open";
  }

  /** What is left of 1 after bets on a share other than {@code mean}: some small, some larger. */
  private double capital(double mean, double stake) {
    double all = 0;
    double part = 1;
    for (int i = 0; i < STAKES; i++) {
      double bet = Math.copySign(Math.min(Math.abs(stake) * (1 << i), LARGEST), stake);
      part = i == STAKES - 1 ? part : part / 2;
      all +=
          part
              * Math.exp(
                  wins * Math.log1p(bet * (1 - mean))
                      + draws * Math.log1p(bet * (0.5 - mean))
                      + losses * Math.log1p(-bet * mean));
    }
    return all;
  }

  /** The standing in a line. */
  public String text() {
    if (games() == 0) {
      return "no games that count";
    }
    ScoreInterval interval = interval();
    return String.format(
        Locale.ROOT,
        "%d games: +%d =%d -%d, %s, Elo %s (%s to %s)",
        games(),
        wins,
        draws,
        losses,
        interval.text(),
        eloText(interval.share()),
        eloText(interval.low()),
        eloText(interval.high()));
  }
}
