package org.rookery.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArticleTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "an Elephant",
        "an Archbishop",
        "an Unguarded King",
        "an Usher",
        "a Unicorn",
        "a Universal Leaper",
        "an Umpire",
        "a Ewe",
        "a European Knight",
        "a One",
        "an Oneiric Queen",
        "a Horse",
        "an Heir",
        "an Hour",
        "a White Elephant",
        "an X",
        "a Q",
        "an 8x8",
        "an 11",
        "a 110",
        "a ?Dice",
        "an enemy"
      })
  void is_as_people_say(String text) {
    int blank = text.indexOf(' ');
    String name = text.substring(blank + 1);
    assertThat(Article.a(name)).isEqualTo(text);
  }
}
