package org.rookery.tests.walker;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.provider.Arguments;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** The same, of all positions, and of the games that are not in the sample. */
@Tag(Games.CATALOGUE)
final class CatalogueAgreementTest extends AgreementTest {
  static List<String> games() {
    return Games.asked(Games.others());
  }

  static Stream<Arguments> positions() {
    return known();
  }

  @Override
  Playouts playouts() {
    return Playouts.asked(new Playouts(1, 10, 90_000));
  }
}
