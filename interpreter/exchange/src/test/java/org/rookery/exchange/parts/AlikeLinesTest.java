package org.rookery.exchange.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AlikeLinesTest {
  @Test
  void whatDiffersInSquaresOrDirectionsAloneIsSaidOnce() {
    List<String> lines =
        List.of(
            "`(counter gone-a1 0)`",
            "a rule: `n (verify empty?) add`",
            "`(counter gone-b1 0)`",
            "`(counter hits 0)`",
            "a rule: `se (verify empty?) add`",
            "a rule: `(leap 1 -2) (verify empty?) add`",
            "`(counter gone-h8 0)`");

    assertThat(AlikeLines.grouped(lines))
        .containsExactly(
            "`(counter gone-a1 0)` (and 2 more of other squares or directions)",
            "a rule: `n (verify empty?) add` (and 2 more of other squares or directions)",
            "`(counter hits 0)`");
  }

  @Test
  void whatIsVeryLongIsCutOff() {
    assertThat(AlikeLines.grouped(List.of("`" + "x ".repeat(400) + "`")).get(0))
        .hasSizeLessThan(310)
        .endsWith("…`");
  }
}
