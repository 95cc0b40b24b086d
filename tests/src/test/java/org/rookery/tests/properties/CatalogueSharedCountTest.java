package org.rookery.tests.properties;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rookery.tests.Games;

/**
 * The same, of one in four of the games that are not in the sample: what threads share and what
 * tables keep hangs on the kind of a game, not on its pieces.
 */
@Tag(Games.CATALOGUE)
final class CatalogueSharedCountTest extends SharedCountTest {
  private static final int EVERY = 4;

  static List<String> games() {
    return Games.everyNth(Games.others(), EVERY);
  }
}
