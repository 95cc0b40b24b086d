package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game with an umpire: a page lets its person try moves, and says what the umpire tells. */
@Tag("page")
final class UmpirePageTest {
  @TempDir private Path folder;

  @Test
  void triesAreRefusedAndTheProgramAnswersWhenOneStands() throws IOException {
    Path page = Files.writeString(folder.resolve("blind.html"), SitePages.alone("kriegspiel"));
    try (Chromium browser = Chromium.start(folder.resolve("alone"))) {
      browser.open(page.toUri());
      assertThat(SitePages.until(browser, "rookery.game.state.turns.length === 34"))
          .isEqualTo("seen");
      browser.evaluate(SitePages.script("visitor.js"));
      browser.evaluate(
          "(async () => { document.getElementById('level').value = '1';"
              + " document.getElementById('colour').value = '0'; await rookery.game.play(); })()");
      browser.evaluate("visitor.click('e2', 'd3')");
      assertThat(SitePages.until(browser, "rookery.game.state.turns.length === 33"))
          .isEqualTo("seen");
      assertThat(browser.evaluate("rookery.game.state.played.join()")).isEqualTo("e2-d3 (refused)");
      assertThat(browser.evaluate("document.getElementById('state').textContent"))
          .isEqualTo("White to move, turn 1. Refused.");
      browser.evaluate("visitor.click('e2', 'e4')");
      String answered = "rookery.game.state.mover === 0 && rookery.game.state.turn === 2";
      assertThat(SitePages.until(browser, answered)).isEqualTo("seen");
      assertThat(browser.evaluate("rookery.game.state.played.join()"))
          .startsWith("e2-d3 (refused),e2-e4,?");
      List<String> rounds =
          List.of(
              browser
                  .evaluate(
                      "[...document.querySelectorAll('#played .round')]"
                          + ".map((one) => one.textContent).join()")
                  .split(","));
      assertThat(rounds).containsExactly("1.");
      browser.evaluate("visitor.press('undo')");
      assertThat(SitePages.until(browser, "rookery.game.state.played.length === 1"))
          .isEqualTo("seen");
      assertThat(browser.messages()).isEmpty();
    }
  }
}
