package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.language.diagnostic.Diagnostic;

class RulesTest {
  private static final String SMALL =
      """
      (game (title "Small") (players White Black) (turn-order White Black)
        (board (rectangle 3 3))
        (board-setup (White (Man a1)) (Black (Man c3)))
        (piece (name Man) (letter M) (moves (n add) (e add))))
      (variant (title "Backwards") (change (piece Man) (moves (s add) (w add))))
      """;

  @Test
  void a_text_alone_is_a_game() {
    Rules rules = Rules.of("small.rules", SMALL);

    assertThat(rules.titles()).containsExactly("Small", "Backwards");
    Game game = rules.load().orThrow();
    assertThat(game.title()).isEqualTo("Small");
    assertThat(game.file()).isEqualTo("small.rules");
    assertThat(game.players()).containsExactly("White", "Black");
    assertThat(game.pieces()).containsExactly("Man");
    assertThat(game.squares()).hasSize(9).contains("a1", "c3");
    assertThat(rules.load("Backwards").orThrow().title()).isEqualTo("Backwards");
  }

  @Test
  void every_mistake_is_told_with_its_place() {
    String wrong = SMALL.replace("(n add)", "(n addd)").replace("(rectangle 3 3)", "(oval 3)");
    Loading loading = Rules.of("wrong.rules", wrong).load();

    assertThat(loading.game()).isEmpty();
    assertThat(loading.errors()).isEqualTo(loading.diagnostics().size()).isGreaterThan(1);
    Diagnostic first = loading.diagnostics().get(0);
    assertThat(first.span().position()).startsWith("wrong.rules:2:");
    assertThatThrownBy(loading::orThrow)
        .isInstanceOf(BadRules.class)
        .hasMessage(loading.problems())
        .hasMessageContaining(" --> wrong.rules:2:");
  }

  @Test
  void includes_are_found_among_other_texts() {
    Map<String, String> texts =
        Map.of(
            "mine.rules",
            "(include \"base\") (variant (title \"Mine\"))",
            "stdlib/base.rules",
            SMALL);
    assertThat(Rules.of("mine.rules", texts).load("Mine").orThrow().title()).isEqualTo("Mine");
    assertThat(Rules.of("mine.rules", texts.get("mine.rules")).load().problems())
        .contains("error[missing-include]");
    assertThatThrownBy(() -> Rules.of("yours.rules", texts))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void every_game_of_a_text_is_loaded_after_the_other() {
    List<String> titles = new ArrayList<>();
    String text = SMALL + "(variant (title \"Broken\") (change (piece Man) (moves (up add))))";
    LoadingAll all = Rules.of("x.rules", text).loadEach((title, game) -> titles.add(title));

    assertThat(titles).containsExactly("Small", "Backwards");
    assertThat(all.games())
        .containsExactly(
            new LoadingAll.Entry("Small", true),
            new LoadingAll.Entry("Backwards", true),
            new LoadingAll.Entry("Broken", false));
    assertThat(all.problems()).contains("`up`");
  }
}
