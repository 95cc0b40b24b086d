package org.rookery.exchange.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

/** Which pieces of a section are royal for good, and which only when they are the last. */
final class RoyalPiecesTest {
  private static final String LAST = "(royal-when-last Queen)";

  /** One that a player never has several of is always the last. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "promotionPieceTypes = nbr | (royal King Queen) | " + LAST,
        "promotionPieceTypes = q | " + LAST + " | (royal King Queen)",
        "startFen = 4k3/8/8/8/8/8/8/Q3K2Q w - - 0 1 | " + LAST + " | (royal King Queen)",
        "startFen = q3k2q/8/8/8/8/8/8/Q3K3 w - - 0 1 | " + LAST + " | (royal King Queen)",
      })
  void aPieceThatMayBecomeManyIsRoyalWhenLast(String option, String said, String unsaid) {
    String section =
        "[some:chess]\npromotionPieceTypes = nbr\nextinctionValue = loss\nextinctionPieceTypes ="
            + " q\nextinctionPseudoRoyal = true\n"
            + option
            + "\n";
    Source source = Source.of("some.ini", section);
    String rules =
        FairyImport.read(source, Map.of(), name -> true, new Diagnostics()).get(0).text();
    assertThat(rules).contains(said).doesNotContain(unsaid);
  }
}
