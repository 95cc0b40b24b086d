package org.rookery.tests.exchange;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rookery.tests.Games;

/**
 * The same, of more games, on fewer boards: {@code rookery.boards} says on how many, and {@code
 * rookery.every} of how many games one is looked at, since each takes seconds.
 */
@Tag(Games.CATALOGUE)
final class CatalogueToldPiecesTest extends ToldPiecesTest {
  @Override
  int boards() {
    return Integer.getInteger("rookery.boards", 4);
  }

  static List<String> games() {
    List<String> all = Games.asked(Games.names());
    int every = Integer.getInteger("rookery.every", 8);
    return Games.everyNth(all, every);
  }
}
