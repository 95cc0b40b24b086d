package org.rookery.tests;

/**
 * How much random play a suite does: little every day, more when asked for by {@code
 * -Drookery.playouts=1000}.
 *
 * @param games how many games of each rules file
 * @param plies how many turns of each game at most
 * @param work how much a suite that can measure its work does for one game at most
 */
public record Playouts(int games, int plies, long work) {
  /** For suites that do much at every turn. */
  public static Playouts slow() {
    return asked(new Playouts(1, 30, 800_000));
  }

  /** For suites that do little. */
  public static Playouts quick() {
    return asked(new Playouts(1, 60, Long.MAX_VALUE));
  }

  /**
   * What is asked for instead, or else the usual, with fewer turns where {@code -Drookery.plies=20}
   * asks for that alone.
   */
  public static Playouts asked(Playouts usual) {
    int games = Integer.getInteger("rookery.playouts", 0);
    int plies = Integer.getInteger("rookery.plies", usual.plies());
    return games == 0
        ? new Playouts(usual.games(), Math.min(usual.plies(), plies), usual.work())
        : new Playouts(
            games,
            Integer.getInteger("rookery.plies", 300),
            Long.getLong("rookery.walk", Long.MAX_VALUE));
  }

  /** The seed of a game; the first games of a long run are those of a short one. */
  public long seed(int game) {
    return Integer.getInteger("rookery.seed", 1) * 1_000L + game;
  }
}
