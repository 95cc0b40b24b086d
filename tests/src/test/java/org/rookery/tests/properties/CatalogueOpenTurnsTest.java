package org.rookery.tests.properties;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rookery.tests.Games;

/** The same, of all games. */
@Tag(Games.CATALOGUE)
final class CatalogueOpenTurnsTest extends LazyLegalMovesTest {
  static List<String> games() {
    return Games.names();
  }
}
