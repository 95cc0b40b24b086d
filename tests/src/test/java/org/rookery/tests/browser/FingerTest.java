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
    for (String game : "glinski go-13x13 by-rook-or-by-crook".split(" ")) {
      page.open(game);
      assertThat(page.browser().evaluate(SitePages.script("finger.js")))
          .as(game)
          .isEqualTo("all found, asked");
      assertThat(page.browser().messages()).as(game).isEmpty();
    }
    for (String game : "raumschach alice-chess chess".split(" ")) {
      page.open(game);
      assertThat(page.browser().evaluate(SitePages.script("finger.js")))
          .as(game)
          .isEqualTo("all found, not asked");
    }
  }

  private static String level() {
    return page.browser().evaluate("String(rookery.game.board.level)");
  }

  private static String levels() {
    return page.browser()
        .evaluate(
            "[...document.querySelectorAll('[data-level]')].map((level) =>"
                + " level.getAttribute('aria-label')).join('; ')");
  }

  @Test
  void a_piece_goes_to_a_level_that_is_brought_by_a_touch() throws IOException {
    page.open("raumschach");
    page.visitor("press('restart')");
    assertThat(levels()).isEqualTo("Level B; Level C; Level D; Level E");
    page.browser().tap(page.visitor("middle('b1A')"));
    page.visitor("click()");
    assertThat(levels())
        .isEqualTo(
            "Level B, can go to 1 of its squares; Level C, can go to 3 of its squares; Level D;"
                + " Level E");
    keep("raumschach-chosen");
    page.browser().tap(page.visitor("middle('[data-level=\"2\"]')"));
    page.visitor("click()");
    assertThat(level()).isEqualTo("2");
    assertThat(page.visitor("label('b1A')")).as("it stays chosen").contains("chosen");
    page.browser().tap(page.visitor("middle('b2C')"));
    assertThat(page.visitor("untilPlayed(1)")).isEqualTo("b1A-b2C");
    assertThat(level()).as("where Black can move").isIn("3", "4");
    page.visitor("press('flip')");
    page.browser()
        .drag(page.visitor("middle('a4D')"), page.visitor("middle('[data-level=\"2\"]')"), "left");
    page.visitor("click()");
    assertThat(level()).isEqualTo("2");
    page.browser()
        .evaluate("new Promise((done) => setTimeout(done, 100, ''))"); // the end of a drag
    page.browser().tap(page.visitor("middle('a4C')"));
    assertThat(page.visitor("untilPlayed(2)")).isEqualTo("b1A-b2C a4D-a4C");
    assertThat(page.browser().messages()).isEmpty();
  }

  @Test
  void keys_and_clicks_find_squares_of_small_levels() throws IOException {
    page.open("raumschach");
    page.visitor("press('restart')");
    page.browser().evaluate("document.querySelector('.cell[data-square=b1A]').focus()");
    page.browser().key("Enter");
    page.browser().key("ArrowDown");
    page.visitor("click()");
    assertThat(page.browser().evaluate("document.activeElement.dataset.square")).endsWith("C");
    assertThat(level()).isEqualTo("2");
    assertThat(page.visitor("click('b3B')")).isEqualTo("b1A-b3B");
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
