package org.rookery.tests.properties;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rookery.tests.Games;

/** The same, of one game in three: walker and engine are compared on all. */
@Tag(Games.CATALOGUE)
final class CatalogueOpenTurnsTest extends LazyLegalMovesTest {
  private static final int EVERY = 3;

  static List<String> games() {
    return Games.everyNth(Games.names(), EVERY);
  }
}
