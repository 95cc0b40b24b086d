package org.rookery.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionsTest {
  private static final List<String> DIRECTIONS = List.of("north", "south", "ne", "nw", "se");

  @Test
  void suggestsWhatIsNear() {
    assertThat(Suggestions.nearest("nroth", DIRECTIONS)).contains("north");
    assertThat(Suggestions.label("suoth", DIRECTIONS)).isEqualTo("did you mean `south`?");
  }

  @Test
  void suggestsNothingWhenNothingIsNear() {
    assertThat(Suggestions.nearest("queen", DIRECTIONS)).isEmpty();
    assertThat(Suggestions.label("queen", DIRECTIONS)).isNull();
    assertThat(Suggestions.nearest("", DIRECTIONS)).isEmpty();
  }
}
