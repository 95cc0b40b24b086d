package org.rookery.tests.exchange;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rookery.tests.Games;

/** The same, of all games, on fewer boards: {@code rookery.boards} says on how many. */
@Tag(Games.CATALOGUE)
final class CatalogueToldPiecesTest extends ToldPiecesTest {
  @Override
  int boards() {
    return Integer.getInteger("rookery.boards", 4);
  }

  static List<String> games() {
    return Games.asked(Games.names());
  }
}
