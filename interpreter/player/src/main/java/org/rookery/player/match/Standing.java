package org.rookery.player.match;

import java.util.List;
import java.util.Locale;

/**
 * How a contest stands, from A's side.
 *
 * @param wins of A
 * @param draws games that nobody won
 * @param losses of A
 */
public record Standing(int wins, int draws, int losses) {
  private static final double ERROR = 0.05;

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

  private static double square(double number) {
    return number * number;
  }

  /** Elo points that a share means: none can be told of all or nothing. */
  private static String elo(double share) {
    if (share <= 0) {
      return "-inf";
    }
    return share >= 1
        ? "+inf"
        : String.format(Locale.ROOT, "%+.0f", 400 * Math.log10(share / (1 - share)));
  }

  /**
   * Wald's sequential test, normal approximation: whether A is better by {@code better} Elo points
   * rather than by none.
   */
  public String test(double better) {
    if (games() < 2 || wins + losses == 0) {
      return "open";
    }
    double mean = share();
    double variance =
        (wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean)) / games();
    double none = 0.5;
    double some = 1 / (1 + Math.pow(10, -better / 400));
    double ratio =
        games() * (some - none) * (2 * mean - some - none) / (2 * Math.max(variance, 1e-3));
    double bound = Math.log((1 - ERROR) / ERROR);
    return ratio >= bound ? "better" : ratio <= -bound ? "not better" : "open";
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
        elo(interval.share()),
        elo(interval.low()),
        elo(interval.high()));
  }
}
