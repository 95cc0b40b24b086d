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
  private static final double SURE = 1.96;
  private static final double ERROR = 0.05;

  /** The standing after these games. */
  public static Standing of(List<Played> games) {
    int[] number = new int[3];
    games.forEach(game -> number[game.points()]++);
    return new Standing(number[2], number[1], number[0]);
  }

  /** How many games there were. */
  public int games() {
    return wins + draws + losses;
  }

  /** The share of points A has got, from 0 to 1. */
  public double share() {
    return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
  }

  /** How far off the share may be, nineteen times out of twenty. */
  public double error() {
    if (games() < 2) {
      return 0.5;
    }
    double mean = share();
    double square =
        (wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean)) / games();
    // With few games all alike the spread seen is too small: as if one more game had gone
    // otherwise.
    double spread = Math.max(square, 0.25 / games());
    return SURE * Math.sqrt(spread / games());
  }

  private static double square(double number) {
    return number * number;
  }

  /** Elo points that a share means. */
  static double elo(double share) {
    double some = Math.max(0.001, Math.min(0.999, share));
    return 400 * Math.log10(some / (1 - some));
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
    return String.format(
        Locale.ROOT,
        "%d games: +%d =%d -%d, %.1f %% +- %.1f, Elo %+.0f (%+.0f to %+.0f)",
        games(),
        wins,
        draws,
        losses,
        100 * share(),
        100 * error(),
        elo(share()),
        elo(share() - error()),
        elo(share() + error()));
  }
}
