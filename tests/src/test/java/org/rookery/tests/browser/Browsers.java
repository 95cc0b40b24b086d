package org.rookery.tests.browser;

import java.util.Arrays;
import java.util.List;
import org.rookery.tests.Games;

/** Which games are looked at. */
final class Browsers {
  private Browsers() {}

  /** Every game, or those that {@code -Drookery.games=a,b} names. */
  static List<String> games() {
    String asked = System.getProperty("rookery.games", "");
    return asked.isEmpty() ? Games.names() : Arrays.asList(asked.split(","));
  }
}
