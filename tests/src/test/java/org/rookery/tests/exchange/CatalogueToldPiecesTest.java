package org.rookery.tests.exchange;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rookery.tests.Games;

/** The same, of all games. */
@Tag(Games.CATALOGUE)
final class CatalogueToldPiecesTest extends ToldPiecesTest {
  static List<String> games() {
    return Games.asked(Games.names());
  }
}
