package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.Expander;
import org.rookery.language.expand.Expansion;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/** Which game of a file is meant by what somebody asks for. */
final class TitlesTest {
  private static final String FILE =
      """
      (game (title "One") (players A))
      (variant (title "Two") (players B))
      (variant (title "Two") (players C))
      (variant (title "Odd #2") (players D))
      """;

  private final Diagnostics diagnostics = new Diagnostics();

  private Expansion expansion() {
    return new Expander(SourceLoader.NONE, diagnostics).expand(Source.of("t.zrf", FILE));
  }

  @ParameterizedTest
  @CsvSource({"One,0", "Two,1", "Two #1,1", "Two #2,2", "#3,2", "Odd #2,3", "#4,3"})
  void a_number_behind_a_title_counts_games_of_that_title(String asked, int game) {
    List<GameText> games = Elaborator.games(expansion(), Dialect.ZRF, diagnostics);

    assertThat(Elaborator.wanted(expansion(), Dialect.ZRF, asked, diagnostics))
        .map(GameText::sections)
        .map(Object::toString)
        .contains(games.get(game).sections().toString());
  }

  @ParameterizedTest
  @CsvSource({"Tow", "Two #3", "#0", "#5", "'#99999999999'"})
  void what_is_not_there_is_refused_with_what_is(String asked) {
    assertThat(Elaborator.wanted(expansion(), Dialect.ZRF, asked, diagnostics)).isEmpty();
    assertThat(diagnostics.sorted().get(0).code()).isEqualTo("unknown-game");
    assertThat(diagnostics.sorted().get(0).help())
        .isEqualTo("the games of this file are: One, Two, Two #2, Odd #2");
  }

  @Test
  void equal_titles_are_told_apart() {
    assertThat(Titles.distinct(List.of("A", "B", "A", "A")))
        .containsExactly("A", "B", "A #2", "A #3");
  }
}
