package org.rookery.tests.walker;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.provider.Arguments;
import org.rookery.tests.Games;

/** The same, of the games that are not in the sample. */
@Tag(Games.CATALOGUE)
final class CatalogueAgreementTest extends AgreementTest {
  static List<String> games() {
    return Games.asked(Games.others());
  }

  /** No positions: every build looks at those. */
  static Stream<Arguments> positions() {
    return Stream.empty();
  }
}
