package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.Games;

/**
 * Games as a site: everything that it links to is there, and its kinds of pages can be used by
 * everybody.
 */
@Tag("browser")
final class SiteTest {
  /** What stands in the page itself is no link. */
  private static final String LINKS =
      "[...document.querySelectorAll('[href], [src]')].map((e) => e.src ?? e.href.baseVal ?? e.href)"
          + ".filter((link) => !/^(data|blob):/.test(link)).join('\\n')";

  private static final String LOADED =
      "new Promise((done) => document.readyState === 'complete' ? done('')"
          + " : addEventListener('load', () => done('')))";

  private static final String READY =
      "new Promise((done) => { const look = () => window.rookery"
          + " && !/being read/.test(document.getElementById('state').textContent)"
          + " ? done('') : setTimeout(look, 5); look(); })";

  @TempDir private Path folder;

  /** Pages with each kind of board; none of these rules builds on those of another game. */
  private static final List<String> SOME =
      List.of("chess", "shogi", "glinski", "raumschach", "oware", "backgammon", "tak");

  @Tag("page")
  @Test
  void what_a_site_of_some_games_links_to_is_there() throws IOException, InterruptedException {
    look(WrittenSite.of(SOME, folder), SOME);
  }

  @Test
  void what_the_site_of_all_games_links_to_is_there() throws IOException, InterruptedException {
    look(WrittenSite.all(folder), Games.names());
  }

  private void look(Path site, List<String> games) throws IOException {
    try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
      browser.open(site.resolve("index.html").toUri());
      browser.evaluate(LOADED);
      List<String> links = links(browser);
      assertThat(missing(links)).isEmpty();
      for (String name : games) {
        assertThat(links).contains(site.resolve("games/" + name + ".html").toUri().toString());
      }
      assertThat(browser.messages()).isEmpty();
      assertThat(Accessibility.violations(browser)).isEmpty();

      for (String page : List.of("games/chess.html", "games/oware.html", "studio.html")) {
        browser.open(site.resolve(page).toUri());
        browser.evaluate(READY);
        assertThat(missing(links(browser))).as(page).isEmpty();
        assertThat(Accessibility.violations(browser)).as(page).isEmpty();
        assertThat(browser.messages()).as(page).isEmpty();
      }
    }
  }

  private static List<String> links(Chromium browser) {
    return browser.evaluate(LINKS).lines().toList();
  }

  /** Those of these files that are not there. */
  private static List<String> missing(List<String> links) {
    List<String> missing = new ArrayList<>();
    for (String link : links) {
      URI address = URI.create(link.replaceFirst("[#?].*", ""));
      if (!Files.exists(Path.of(address))) {
        missing.add(link);
      }
    }
    return missing;
  }
}
