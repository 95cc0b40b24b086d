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
import org.rookery.web.studio.Vocabulary;

final class PageTest {
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
        Page.alone(
            game.title(),
            Setting.json(game, new DrawnLooks(game.program()), List.of()),
            bundle,
            new byte[] {1, 2});
    assertThat(page).doesNotContain("<script>alert").contains("alert(1)");
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
  void aStudioHasTheWordsAndTheShapesOfMen() {
    Rules rules = Rules.of("rules/small.rules", TEXTS);
    Game game = rules.load().orThrow();
    Bundle bundle = Bundle.of(rules, Optional.empty()).and(Map.of("more.rules", "; more"));
    String setting = Setting.json(game, Setting.Looks.BY_THE_PAGE, List.of());
    assertThat(setting).contains("\"letters\":\"M\"", "\"svg\":\"\"");
    String words = Vocabulary.json(List.of(new Vocabulary.Word("</script>", "here", "", "")));
    assertThat(Page.studio(game.title(), setting, bundle, new byte[] {1}, words))
        .contains("[\"board-setup\",\"section of a game\",", "\\u003c/script\\u003e", "more.rules")
        .contains("crown\n  fill ");
  }

  @Test
  void aSiteSharesItsFilesAndListsItsGames() {
    Rules rules = Rules.of("rules/small.rules", TEXTS);
    Game game = rules.load().orThrow();
    Gallery gallery = new Gallery(new byte[] {1});
    Gallery.Entry entry = new Gallery.Entry("small", "tiny", game.title(), "A <b>small</b> game.");
    String page = gallery.add(entry, "{}", Bundle.of(rules, Optional.empty()));
    assertThat(page)
        .contains("<script src=\"../interpreter.js\">", "href=\"../index.html\"")
        .doesNotContain("<script>alert", "unsafe-inline");
    assertThat(gallery.texts()).containsOnlyKeys("shared.rules");
    assertThat(gallery.files())
        .containsOnlyKeys("rookery.js", "rookery.css", "interpreter.js", "index.html");
    assertThat(gallery.files().get("index.html"))
        .contains(
            "games/small.html",
            "pictures/small.svg",
            "A &lt;b&gt;small&lt;/b&gt; game.",
            "One game")
        .doesNotContain("<script");
  }
}
