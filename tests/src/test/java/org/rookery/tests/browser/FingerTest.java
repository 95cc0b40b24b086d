package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Fingers on a phone: within 20 pixels of the middle of a square they find it, or are asked which
 * of several they mean, on squares at least 40 pixels wide and high.
 */
@Tag("browser")
@Tag("page")
final class FingerTest {
  @TempDir private static Path folder;

  /** One for all tests: starting it takes as long as one of them. */
  private static VisitedPage page;

  @BeforeAll
  static void start() throws IOException {
    page = new VisitedPage(folder);
    page.browser().size(390, 844, true);
  }

  @AfterAll
  static void end() throws IOException {
    page.close();
  }

  @Test
  void fingers_find_squares_smaller_than_their_tips() throws IOException {
    for (String game : "raumschach alice-chess glinski go-13x13 by-rook-or-by-crook".split(" ")) {
      page.open(game);
      assertThat(page.browser().evaluate(SitePages.script("finger.js")))
          .as(game)
          .isEqualTo("all found, asked");
      assertThat(page.browser().messages()).as(game).isEmpty();
    }
    page.open("chess");
    assertThat(page.browser().evaluate(SitePages.script("finger.js")))
        .isEqualTo("all found, not asked");
  }

  @Test
  void a_level_is_touched_where_it_is_seen() throws IOException {
    page.open("raumschach");
    page.browser().tap(page.visitor("middle('b2A')"));
    page.visitor("click()");
    keep("raumschach-chosen");
    page.browser().tap(page.visitor("middle('b3A')"));
    assertThat(page.visitor("untilPlayed(1)")).contains("b3A");
    assertThat(page.browser().evaluate("String(document.querySelectorAll('.glass').length)"))
        .isEqualTo("0");
  }

  @Test
  void between_two_points_the_page_asks() throws IOException {
    page.open("go-13x13");
    String[] one = page.visitor("middle('g7')").split(" ");
    page.browser().tap((Integer.parseInt(one[0]) + 15) + " " + one[1]);
    assertThat(page.visitor("click()")).isEmpty();
    keep("asked");
    page.browser().tap(page.visitor("middle('.glass [data-square=g7]')"));
    assertThat(page.visitor("untilPlayed(1)")).contains("g7");
    assertThat(page.browser().evaluate("String(document.querySelectorAll('.glass').length)"))
        .isEqualTo("0");
  }

  private static void keep(String name) throws IOException {
    String shots = System.getProperty("rookery.shots", "");
    if (!shots.isEmpty()) {
      Files.write(Path.of(shots, name + ".png"), page.browser().picture());
    }
  }
}
