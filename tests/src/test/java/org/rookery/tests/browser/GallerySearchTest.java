package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

/**
 * A site of a few games as the program writes it: games are found in it as one types, their pages
 * explain the rules with drawn boards, and a game in a link goes on.
 */
@Tag("browser")
@Tag("page")
final class GallerySearchTest {
  private static final List<String> GAMES =
      List.of("chess", "xiangqi", "hex", "chinese-checkers", "glinski", "crazyhouse", "oware");

  @TempDir private Path folder;

  @Test
  void games_are_found_and_their_pages_explain_them(TestReporter reporter)
      throws IOException, InterruptedException {
    Path site = WrittenSite.of(GAMES, folder);
    try (VisitedPage page = new VisitedPage(folder)) {
      Chromium browser = page.browser();
      browser.open(site.resolve("index.html").toUri());
      browser.evaluate(
          "new Promise((done) => document.readyState === 'complete' ? done('')"
              + " : addEventListener('load', () => done('')))");
      browser.evaluate(SitePages.script("seeker.js"));
      assertThat(browser.evaluate("seeker.type('xiang')")).isEqualTo("Xiangqi");
      assertThat(browser.evaluate("seeker.type('6 players hexagons')"))
          .isEqualTo("Chinese Checkers");
      assertThat(browser.evaluate("seeker.type('hex')")).startsWith("Hex, ").contains("Hexagonal");
      assertThat(browser.evaluate("seeker.type('knight drops')")).isEqualTo("Crazyhouse");
      assertThat(browser.evaluate("seeker.type('121 cells 2 players')")).isEqualTo("Hex");
      assertThat(browser.evaluate("seeker.type('12')")).as("not 121").isEqualTo("Oware");
      assertThat(browser.evaluate("seeker.type('xiangqi 3 players hex')")).isEmpty();
      assertThat(browser.evaluate("seeker.said()")).startsWith("No game fits.");
      reporter.publishEntry("slowest search", browser.evaluate("seeker.slowest + ' ms'"));
      browser.evaluate("seeker.clear()");
      assertThat(Accessibility.violations(browser)).isEmpty();
      assertThat(browser.evaluate("seeker.choose('board', 'pits')")).isEqualTo("Oware");
      browser.evaluate("seeker.clear()");
      assertThat(browser.evaluate("seeker.choose('length', 'more than 120')"))
          .isEqualTo("Chinese Checkers");
      browser.evaluate("seeker.clear()");
      assertThat(browser.evaluate("seeker.check('en passant')"))
          .isEqualTo("Chess, Crazyhouse, Gli\u0144ski's Hexagonal Chess");
      assertThat(browser.evaluate("location.hash")).isEqualTo("#with=en+passant");
      assertThat(browser.messages()).isEmpty();

      browser.open(site.resolve("book/index.html").toUri());
      assertThat(browser.evaluate(sections("a grasshopper lands")))
          .startsWith("A grasshopper: lands right behind the piece it hops over")
          .endsWith("cookbook.html#a-grasshopper-lands-right-behind-the-piece-it-hops-over");
      assertThat(browser.evaluate(sections("quetzalcoatl"))).isEqualTo("");
      assertThat(Accessibility.violations(browser)).isEmpty();
      assertThat(browser.messages()).isEmpty();

      page.open(site.resolve("games/hex.html"), "");
      browser.evaluate("document.getElementById('read-rules').click()");
      assertThat(browser.evaluate(figures())).matches("[1-9]\\d* drawn, [1-9]\\d* cells");
      assertThat(browser.evaluate("document.getElementById('rules').textContent"))
          .containsPattern("These rules were tried .* \\d+ cases, and all hold\\.");

      page.open(site.resolve("games/chess.html"), "");
      assertThat(Accessibility.violations(browser)).isEmpty();
      page.visitor("click('e2', 'e4')");
      String link = page.link("");
      browser.evaluate("localStorage.clear()");
      page.open(site.resolve("games/chess.html"), link.substring(link.indexOf('#')));
      assertThat(page.visitor("click('e7', 'e5')")).isEqualTo("e4 e5");
      assertThat(browser.messages()).isEmpty();
    }
  }

  /** The first section of the book that is found, and where its link leads. */
  private static String sections(String asked) {
    return "new Promise((done) => { const look = () => { const box = document.getElementById('q');"
        + " if (!box || box.form.hidden) { setTimeout(look, 5); return; } box.value = '"
        + asked
        + "'; box.dispatchEvent(new Event('input')); const hit = document.querySelector('#hits a');"
        + " done(hit ? hit.textContent + ' ' + hit.href : ''); }; look(); })";
  }

  private static String figures() {
    return "new Promise((done) => { const look = () => { const all ="
        + " document.querySelectorAll('#rules figure > svg'); return all.length > 0 ? done(all.length"
        + " + ' drawn, ' + all[0].querySelectorAll('.cell').length + ' cells')"
        + " : setTimeout(look, 20); }; look(); })";
  }
}
