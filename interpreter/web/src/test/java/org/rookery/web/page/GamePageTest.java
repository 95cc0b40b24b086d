package org.rookery.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.web.studio.EditorVocabulary;

final class GamePageTest {
  private static final Map<String, String> TEXTS =
      Map.of(
          "rules/small.rules",
          """
          (include "shared")
          (game (title "</script><script>alert(1)</script>{script}") (the-players)
            (board (rectangle 2 2))
            (board-setup (White (Man a1)) (Black (Man b2)))
            (piece (name Man) (letter M) (moves (n (verify empty?) add))))
          """,
          "stdlib/shared.rules",
          "(define the-players (players White Black) (turn-order White Black))",
          "rules/other.rules",
          "");

  @Test
  void holdsWhatItNeedsAndNoMarkupFromTheRules() throws Exception {
    Rules rules = Rules.of("rules/small.rules", TEXTS);
    Game game = rules.load().orThrow();
    Bundle bundle = Bundle.of(rules, Optional.empty());
    assertThat(bundle.name()).isEqualTo("small.rules");
    assertThat(bundle.texts()).containsOnlyKeys("small.rules", "shared.rules");
    assertThat(Rules.of(bundle.name(), bundle.texts()).load().orThrow().title())
        .isEqualTo(game.title());
    String page =
        GamePage.alone(
            game.title(),
            Setting.json(game, new DrawnLooks(game.program()), List.of()),
            bundle,
            new byte[] {1, 2});
    assertThat(page).as("no editor").doesNotContain("id=\"studio\"");
    assertThat(page).doesNotContain("<script>alert").contains("alert(1)", "&#123;script}");
    assertThat(page).contains("Copyright (c) 2012-2022 The ANTLR Project", "JCraft,Inc.");
    String script = page.substring(page.lastIndexOf("<script>") + 8, page.lastIndexOf("</script>"));
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
    assertThat(page)
        .contains(
            "script-src 'sha256-"
                + Base64.getEncoder().encodeToString(hash)
                + "' 'wasm-unsafe-eval'")
        .contains("default-src 'none'")
        .doesNotContain("unsafe-inline", "'unsafe-eval'");
  }

  @Test
  void aStudioHasTheWordsAndTheShapesOfPieces() {
    Rules rules = Rules.of("rules/small.rules", TEXTS);
    Game game = rules.load().orThrow();
    Bundle bundle = Bundle.of(rules, Optional.empty()).and(Map.of("more.rules", "; more"));
    String setting = Setting.json(game, Setting.Looks.BY_THE_PAGE, List.of());
    assertThat(setting).contains("\"letters\":\"M\"", "\"svg\":\"\"");
    String words =
        EditorVocabulary.json(List.of(new EditorVocabulary.Word("</script>", "here", "", "")));
    assertThat(GamePage.studio(game.title(), setting, bundle, new byte[] {1}, words))
        .contains("[\"board-setup\",\"section of a game\",", "\\u003c/script\\u003e", "more.rules")
        .contains("crown\n  fill ");
  }

  @Test
  void aBundleHasTheNamesThatIncludesSay() {
    Map<String, String> texts =
        Map.of(
            "rules/family/game.rules",
            "(include \"../family/../basis\") (variant (title \"Two\")) (variant (title"
                + " \"Three\"))",
            "rules/basis.rules",
            TEXTS.get("rules/small.rules").replace("shared", "more/shared.rules"),
            "rules/more/shared.rules",
            String.valueOf(TEXTS.get("stdlib/shared.rules")));
    Rules rules = Rules.of("rules/family/game.rules", texts);
    Bundle bundle = Bundle.of(rules, Optional.of("Two"));
    assertThat(bundle.name()).isEqualTo("game.rules");
    assertThat(bundle.title()).isEqualTo("Two");
    assertThat(bundle.texts()).containsOnlyKeys("game.rules", "basis.rules", "more/shared.rules");
    assertThat(Rules.of(bundle.name(), bundle.texts()).load("Two").orThrow().title())
        .isEqualTo("Two");
    Map<String, String> more = Map.of("basis.rules", "other", "new.rules", "new");
    assertThat(bundle.and(more).texts())
        .containsEntry("new.rules", "new")
        .containsEntry("basis.rules", bundle.texts().get("basis.rules"));
    String page = GamePage.alone("t", "{}", bundle, new byte[] {1});
    assertThat(page).contains("{\"name\":\"game.rules\",\"title\":\"Two\",\"texts\":{");
  }

  @Test
  void pagesMayDoNoMoreThanTheyMust() {
    Bundle bundle = new Bundle("a.rules", "", Map.of("a.rules", ""));
    String alone = GamePage.alone("a \"title\"", "{}", bundle, new byte[] {1});
    assertThat(alone)
        .contains("; worker-src blob:", "style-src 'sha256-", "base-uri 'none'; form-action 'none'")
        .contains("<title>a &quot;title&quot;</title>")
        .doesNotContain("connect-src", "id=\"data-words\"");
    String served = GamePage.served("t", "a.rules");
    assertThat(served)
        .contains("connect-src 'self'", "id=\"data-server\">{\"name\":\"a.rules\"}")
        .contains("window.rookeryServed = ", "window.rookerySaving = ", "id=\"keep-mine\"")
        .doesNotContain("wasm-unsafe-eval", "worker-src", "id=\"data-interpreter\"");
    assertThat(alone).doesNotContain("window.rookeryServed = ");
  }

  @Test
  void theScriptThatIsAllowedIsTheOneThatIsThere() throws Exception {
    for (String page :
        List.of(
            GamePage.served("t", "a.rules"),
            GamePage.studio("t", "{}", new Bundle("a", "", Map.of()), new byte[] {1}, "[]"))) {
      String script =
          page.substring(page.lastIndexOf("<script>") + 8, page.lastIndexOf("</script>"));
      String style = page.substring(page.indexOf("<style>") + 7, page.indexOf("</style>"));
      for (String text : List.of(script, style)) {
        byte[] hash =
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        assertThat(page).contains("'sha256-" + Base64.getEncoder().encodeToString(hash) + "'");
      }
    }
  }
}
