package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.language.file.UnusableFile;
import org.rookery.tests.Games;
import org.rookery.web.room.BadRooms;
import org.rookery.web.room.Rooms;
import org.rookery.web.serve.RoomServer;

/** A game with fog: a page shows what the person at it sees, by itself and in a room. */
@Tag("browser")
@Tag("page")
final class FogPageTest {
  private static final String GAME = "dark-chess";
  private static final String FIRST_FEN =
      "????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";

  @TempDir private Path folder;

  @Test
  void the_page_alone_shows_the_view_of_its_person() throws IOException {
    Path page = Files.writeString(folder.resolve("fog.html"), SitePages.alone(GAME));
    try (Chromium browser = Chromium.start(folder.resolve("alone"))) {
      browser.open(page.toUri());
      assertThat(SitePages.until(browser, "rookery.game.state.turns.length === 20"))
          .isEqualTo("seen");
      browser.evaluate(SitePages.script("visitor.js"));
      assertThat(browser.evaluate("rookery.game.state.fen")).isEqualTo(FIRST_FEN);
      assertThat(browser.evaluate("String(document.querySelectorAll('.cell.unseen').length)"))
          .isEqualTo("32");
      browser.evaluate(
          "(async () => { document.getElementById('level').value = '1';"
              + " document.getElementById('colour').value = '0'; await rookery.game.play(); })()");
      browser.evaluate("visitor.click('e2', 'e4')");
      assertThat(SitePages.until(browser, "rookery.game.state.played.length === 2"))
          .isEqualTo("seen");
      assertThat(browser.evaluate("rookery.game.state.played.join()")).isEqualTo("e2-e4,?");
      assertThat(browser.evaluate("rookery.game.state.fen")).contains("?");
      assertThat(browser.evaluate("document.getElementById('spoken').textContent"))
          .contains("a move that is not seen");
      assertThat(browser.evaluate("document.body.innerText")).doesNotContain("Save PGN");
      browser.evaluate("visitor.press('undo')");
      assertThat(SitePages.until(browser, "rookery.game.state.played.length === 0"))
          .isEqualTo("seen");
      browser.evaluate("visitor.click('d2', 'd4')");
      assertThat(SitePages.until(browser, "rookery.game.state.played.join() === 'd2-d4,?'"))
          .isEqualTo("seen");
      assertThat(browser.messages()).isEmpty();
    }
  }

  @Test
  void in_a_room_each_seat_has_its_own_view() throws IOException, UnusableFile, BadRooms {
    try (Chromium white = Chromium.start(folder.resolve("white"));
        Chromium black = Chromium.start(folder.resolve("black"));
        Rooms rooms = Rooms.open(Games.game(GAME), folder.resolve("fog.rooms"));
        RoomServer server = RoomServer.start(rooms, SitePages.room(GAME), 0)) {
      Rooms.Place place = rooms.all().get(0);
      String address = "http://127.0.0.1:" + server.port() + "/" + place.id() + "/#seat=";
      for (Chromium one : new Chromium[] {white, black}) {
        one.network(true);
        one.open(URI.create(address + place.keys().get(one == white ? 0 : 1)));
        assertThat(SitePages.until(one, "rookery.game.room.news && rookery.game.state.unseen"))
            .isEqualTo("seen");
        one.evaluate(SitePages.script("visitor.js"));
      }
      assertThat(SitePages.until(white, "rookery.game.state.turns.length === 20"))
          .isEqualTo("seen");
      white.evaluate("visitor.click('e2', 'e4')");
      assertThat(SitePages.until(black, "rookery.game.state.played.join() === '?'"))
          .isEqualTo("seen");
      assertThat(SitePages.until(black, "rookery.game.state.turns.length === 20"))
          .isEqualTo("seen");
      assertThat(black.evaluate("rookery.game.state.fen"))
          .isEqualTo("rnbqkbnr/pppppppp/8/8/????????/????????/????????/???????? b kq - 0 1");
      black.evaluate("visitor.click('e7', 'e5')");
      assertThat(SitePages.until(white, "rookery.game.state.played.join() === 'e2-e4,?'"))
          .isEqualTo("seen");
      assertThat(white.evaluate("document.documentElement.outerHTML")).doesNotContain("e7-e5");
      black.evaluate("visitor.press('resign')");
      assertThat(SitePages.until(white, "rookery.game.state.played.join() === 'e2-e4,e7-e5'"))
          .isEqualTo("seen");
      assertThat(white.messages()).isEmpty();
      assertThat(black.messages()).isEmpty();
    }
  }
}
