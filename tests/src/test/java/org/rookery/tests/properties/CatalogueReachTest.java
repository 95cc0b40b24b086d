package org.rookery.tests.properties;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rookery.tests.Games;

/** The same, of the games that are not in the sample. */
@Tag(Games.CATALOGUE)
final class CatalogueReachTest extends ReachTest {
  static List<String> games() {
    return Games.others();
  }
}
