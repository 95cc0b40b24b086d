package org.rookery.tests.properties;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rookery.tests.Games;

/**
 * The same, of one in four of the games that are not in the sample: the walker agrees with the
 * bytecode in all of them, and what node runs is the graph.
 */
@Tag(Games.CATALOGUE)
final class CatalogueBackendsTest extends BackendsTest {
  private static final int EVERY = 4;

  static List<String> games() {
    return Games.everyNth(Games.others(), EVERY);
  }
}
