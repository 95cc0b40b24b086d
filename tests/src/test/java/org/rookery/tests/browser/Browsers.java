package org.rookery.tests.browser;

import java.util.List;
import java.util.Locale;
import org.rookery.tests.Games;

/** Which games are looked at. */
final class Browsers {
  private static final System.Logger LOG = System.getLogger("browser");

  private Browsers() {}

  /** Every game, or those that {@code -Drookery.games=a,b} names. */
  static List<String> games() {
    return Games.asked(Games.names());
  }

  /** A line for each game as soon as it was gone through, since all take a quarter of an hour. */
  static void tell(String where, Playbook game, long since, String problem) {
    String line =
        String.format(
            Locale.ROOT,
            "%s: %s, %d turns, %.1f s %s",
            where,
            game.name(),
            game.turns().size(),
            (System.nanoTime() - since) / 1e9,
            problem);
    LOG.log(System.Logger.Level.INFO, line);
  }
}
