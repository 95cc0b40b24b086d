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
        Page.alone(game.title(), Setting.json(game, List.of()), bundle, new byte[] {1, 2});
    assertThat(page).doesNotContain("<script>alert").contains("alert(1)");
    String script = page.substring(page.lastIndexOf("<script>") + 8, page.lastIndexOf("</script>"));
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
    assertThat(page)
        .contains("script-src 'sha256-" + Base64.getEncoder().encodeToString(hash) + "' blob:")
        .contains("default-src 'none'")
        .doesNotContain("unsafe");
  }
}
