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
  void oneSlipComesBeforeAllThatLooksAlike() {
    List<String> words = List.of("friend", "friend?", "fiend-row", "captured-pieces", "capture");

    assertThat(Suggestions.guesses("frend", words)).containsExactly("friend");
    assertThat(Suggestions.guesses("captured", words)).containsExactly("capture");
    assertThat(Suggestions.guesses("frined?", words)).containsExactly("friend?");
    assertThat(Suggestions.label("fried", List.of("friend", "fired", "tried")))
        .isEqualTo("did you mean `friend`, `fired` or `tried`?");
  }

  @Test
  void aWrongLetterOfTwoTellsNothing() {
    assertThat(Suggestions.slips("a9", List.of("a1", "a2"))).isEmpty();
    assertThat(Suggestions.slips("9a", List.of("a9"))).containsExactly("a9");
    assertThat(Suggestions.slips("", DIRECTIONS)).isEmpty();
  }

  @Test
  void suggestsNothingWhenNothingIsNear() {
    assertThat(Suggestions.nearest("queen", DIRECTIONS)).isEmpty();
    assertThat(Suggestions.label("queen", DIRECTIONS)).isNull();
    assertThat(Suggestions.nearest("", DIRECTIONS)).isEmpty();
  }
}
