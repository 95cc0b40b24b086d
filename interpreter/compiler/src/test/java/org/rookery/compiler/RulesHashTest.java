package org.rookery.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

class RulesHashTest {
  private static final String GAME =
      """
      (define walk (n (verify empty?) add))
      (game (title "Small") (players White Black) (turn-order White Black)
        (board (rectangle 3 3))
        (board-setup (White (Man a1)) (Black (Man c3)))
        (piece (name Man) (letter M) (moves (walk))))
      (variant (title "Backwards") (change (piece Man) (moves (s add))))
      """;

  private static String hash(String text) {
    return RulesCompiler.compile(
            Source.of("x.rules", text), SourceLoader.NONE, Optional.of("Small"), new Diagnostics())
        .map(game -> RulesHash.of(game.sections()))
        .orElseThrow();
  }

  @Test
  void it_is_short_and_the_same_every_time() {
    assertThat(hash(GAME)).matches("[0-9a-f]{16}").isEqualTo(hash(GAME));
  }

  @Test
  void comments_layout_macros_and_other_games_do_not_count() {
    String same =
        GAME.replace("(board (rectangle 3 3))", "; nine squares\n(board\n(rectangle  3 3))")
            .replace("(define walk (n (verify empty?) add))", "")
            .replace("(moves (walk))", "(moves (n (verify empty?) add))")
            .replace("Backwards", "Back");
    assertThat(hash(same)).isEqualTo(hash(GAME));
  }

  @ParameterizedTest
  @ValueSource(strings = {"empty?", "White (Man a1)", "rectangle 3 3"})
  void every_word_of_the_game_counts(String word) {
    String other =
        switch (word) {
          case "empty?" -> "not-friend?";
          case "rectangle 3 3" -> "rectangle 3 4";
          default -> "White (Man a2)";
        };
    assertThat(hash(GAME.replace(word, other))).isNotEqualTo(hash(GAME));
  }
}
