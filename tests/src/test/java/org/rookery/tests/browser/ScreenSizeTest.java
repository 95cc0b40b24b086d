package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Twelve boards of all shapes on a desktop and on a phone: nothing that is needed for the next move
 * is out of sight, and fingers find what they are to touch. {@code -Drookery.shots=FOLDER} keeps
 * pictures to be looked at.
 */
@Tag("browser")
@Tag("page")
final class ScreenSizeTest {
  private static final String[] GAMES =
      ("chess ruddigore baroque by-rook-or-by-crook ready-chess shogi xiangqi glinski raumschach oware"
              + " go-9x9 backgammon duck-chess")
          .split(" ");

  /** Board, hands, prompt and the buttons below it, as far as they are out of the window. */
  private static final String OUT_OF_SIGHT =
      outOfSight("'#board', '.side.far', '.side.near', '#prompt', '#walk', '#play'");

  private static final String SCROLLS =
      "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth >"
          + " innerWidth ? 'scrolls' : ''";

  /** Whatever else can be touched, folded out. */
  private static final String SMALL_BUTTONS =
      "document.querySelectorAll('#more details').forEach((part) => { part.open = true; });"
          + " [...document.querySelectorAll('button, nav a, select, summary, label:has(input),"
          + " input:not([type=checkbox]), textarea')].filter((one) => { const box ="
          + " one.getBoundingClientRect(); return box.width > 0 && Math.min(box.width, box.height) <"
          + " 39.5; }).map((one) => one.id || one.textContent).join('; ')";

  /** The narrowest place of the board that one touches, in pixels. */
  private static final String NARROWEST =
      "String(Math.round(Math.min(...[...document.querySelectorAll(document.querySelector('.wedge') ? '.wedge'"
          + " : '.cell, [data-level]')].filter((one) =>"
          + " !rookery.game.board.cellOf(one.dataset.square)?.small).map((one) => { const box ="
          + " one.getBoundingClientRect(); return Math.min(box.width, box.height); }))))";

  @TempDir private Path folder;

  private static String outOfSight(String parts) {
    return "["
        + parts
        + "].filter((what) => { const box = document.querySelector(what).getBoundingClientRect();"
        + " return box.height === 0 || box.top < 0 || box.left < -1 || box.right > innerWidth + 1 ||"
        + " box.bottom > innerHeight; }).join(' ')";
  }

  @Test
  void nothing_needed_is_out_of_sight() throws IOException {
    String shots = System.getProperty("rookery.shots", "");
    try (VisitedPage page = new VisitedPage(folder)) {
      for (String game : GAMES) {
        for (String scheme : new String[] {"light", "dark"}) {
          page.browser().scheme(scheme);
          page.browser().size(1280, 800, false);
          page.open(game);
          assertThat(page.browser().evaluate(OUT_OF_SIGHT)).as(game).isEmpty();
          assertThat(page.browser().evaluate(SCROLLS)).as(game).isEmpty();
          keep(shots, game + "-desktop-" + scheme, page);
          page.browser().size(390, 844, true);
          page.open(game);
          assertThat(page.browser().evaluate(OUT_OF_SIGHT)).as(game + " on a phone").isEmpty();
          keep(shots, game + "-phone-" + scheme, page);
          assertThat(page.browser().evaluate(SMALL_BUTTONS)).as(game).isEmpty();
          assertThat(page.browser().messages()).as(game).isEmpty();
        }
      }
    }
  }

  /** A phone that is held across has the board as high as its screen, and all else beside it. */
  @Test
  void a_phone_may_be_held_across() throws IOException {
    String shots = System.getProperty("rookery.shots", "");
    try (VisitedPage page = new VisitedPage(folder)) {
      page.browser().size(844, 390, true);
      for (String game : GAMES) {
        page.open(game);
        assertThat(page.browser().evaluate(OUT_OF_SIGHT)).as(game).isEmpty();
        assertThat(page.browser().evaluate(SCROLLS)).as(game).isEmpty();
        keep(shots, game + "-across", page);
        assertThat(page.browser().evaluate(SMALL_BUTTONS)).as(game).isEmpty();
      }
      page.open("chess");
      assertThat(Integer.parseInt(page.browser().evaluate(NARROWEST))).isGreaterThanOrEqualTo(40);
      page.browser().evaluate("document.querySelector('#edit').click()");
      assertThat(
              page.browser().evaluate(outOfSight("'#board', '#prompt', '#palette', '#edit-done'")))
          .as("a position is put together beside the board")
          .isEmpty();
      assertThat(Integer.parseInt(page.browser().evaluate(NARROWEST))).isGreaterThanOrEqualTo(40);
      page.open("raumschach");
      assertThat(Integer.parseInt(page.browser().evaluate(NARROWEST))).isGreaterThanOrEqualTo(60);
    }
  }

  /** Above the game stand links; the board with most below it leaves them room. */
  @Test
  void the_page_of_a_site_has_room_for_its_links() throws IOException {
    Path page = new SitePages(folder).write("alice-chess");
    try (VisitedPage visited = new VisitedPage(folder)) {
      visited.browser().size(390, 844, true);
      visited.open(page, "");
      assertThat(visited.browser().evaluate(OUT_OF_SIGHT)).isEmpty();
      assertThat(visited.browser().evaluate(SMALL_BUTTONS)).isEmpty();
    }
  }

  @Test
  void fingers_find_squares() throws IOException {
    try (VisitedPage page = new VisitedPage(folder)) {
      page.browser().size(390, 844, true);
      for (String game :
          ("chess ruddigore baroque ready-chess shogi xiangqi duck-chess oware go-9x9 backgammon"
                  + " raumschach alice-chess")
              .split(" ")) {
        page.open(game);
        assertThat(Integer.parseInt(page.browser().evaluate(NARROWEST)))
            .as(game)
            .isGreaterThanOrEqualTo(
                game.equals("oware") ? 55 : game.equals("raumschach") ? 70 : 40);
      }
      page.browser().size(1280, 800, false);
      page.open("raumschach");
      assertThat(page.browser().evaluate("String(rookery.game.board.layout.levels)"))
          .as("on a desktop all levels are as large")
          .isEqualTo("undefined");
    }
  }

  private static void keep(String shots, String name, VisitedPage page) throws IOException {
    if (!shots.isEmpty()) {
      Files.write(Path.of(shots, name + ".png"), page.browser().picture());
    }
  }
}
