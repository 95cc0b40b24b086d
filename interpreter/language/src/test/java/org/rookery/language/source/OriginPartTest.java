package org.rookery.language.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OriginPartTest {
  private final Source source = Source.of("rules/x.rules", "(moves\n  (betza \"fmWfcF\"))");
  private final Span text = source.span(16, 24);

  @Test
  void aPartPointsAtItsOwnColumn() {
    Origin part = Origin.of(text).part(2, 3);
    assertThat(part.authored().text()).isEqualTo("m");
    assertThat(part.authored().position()).isEqualTo("rules/x.rules:2:12");
    assertThat(part.steps()).isEmpty();
  }

  @Test
  void aPartOfAnArgumentStillStandsForItsParameter() {
    Source library = Source.of("stdlib/y.rules", "(define mover (betza $1))");
    MacroCall call = new MacroCall("mover", source.span(9, 24), null);
    Origin part = Origin.of(text).at(library.span(21, 23), call).part(1, 2);
    assertThat(part.authored().text()).isEqualTo("f");
    assertThat(part.place().text()).isEqualTo("$1");
    assertThat(part.steps()).hasSize(1);
  }
}
