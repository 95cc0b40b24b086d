package org.rookery.tests.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.language.file.UnusableFile;
import org.rookery.tests.Games;
import org.rookery.web.room.BadRooms;
import org.rookery.web.room.ClockTimes;
import org.rookery.web.room.Rooms;
import org.rookery.web.serve.RoomServer;

/** Two people in a room, each in a browser of their own. */
@Tag("browser")
@Tag("page")
final class RoomPageTest {
  private static final int MOVES = 30;

  @TempDir private Path folder;

  private static String room(RoomServer server, Rooms.Place place, int seat) {
    return "http://127.0.0.1:"
        + server.port()
        + "/"
        + place.id()
        + "/#seat="
        + (seat < 0 ? "" : place.keys().get(seat));
  }

  private static void enter(Chromium browser, String address) {
    browser.network(true);
    browser.open(URI.create("about:blank"));
    browser.open(URI.create(address));
    browser.evaluate(
        "new Promise((done) => { const look = () => window.rookery?.game.room.isNow"
            + " ? done('') : setTimeout(look, 5); look(); })");
    browser.evaluate(SitePages.script("visitor.js"));
  }

  private static String until(Chromium browser, String what) {
    return browser.evaluate(
        "(async () => { for (let i = 0; i < 4000; i++) { if (!rookery.game.busy && ("
            + what
            + ")) { return 'seen'; } await new Promise((next) => setTimeout(next, 5)); }"
            + " return document.getElementById('side').innerText; })()");
  }

  private void play(String name, List<Chromium> browsers)
      throws IOException, UnusableFile, BadRooms {
    SplittableRandom random = new SplittableRandom(name.hashCode());
    try (Rooms rooms = Rooms.open(Games.game(name), folder.resolve(name + ".rooms"));
        RoomServer server = RoomServer.start(rooms, SitePages.room(name), 0)) {
      Rooms.Place place = rooms.all().get(0);
      for (int seat = 0; seat < 2; seat++) {
        enter(browsers.get(seat), room(server, place, seat));
      }
      assertThat(Accessibility.violations(browsers.get(0))).as(name).isEmpty();
      while (place.room().match().played().size() < MOVES && !place.room().match().isOver()) {
        int before = place.room().match().played().size();
        int seat = place.room().players().indexOf(place.room().match().mover());
        int turn = random.nextInt(place.room().match().turns().size());
        browsers.get(seat).evaluate("rookery.game.make(rookery.game.state.turns[" + turn + "][0])");
        int after = place.room().match().played().size();
        assertThat(after).as(name + " after " + before).isGreaterThan(before);
        for (Chromium browser : browsers) {
          assertThat(until(browser, "rookery.game.state.played.length === " + after))
              .isEqualTo("seen");
          assertThat(browser.evaluate("rookery.game.state.fen"))
              .as(name)
              .isEqualTo(place.room().match().fen());
        }
      }
    }
  }

  @Test
  void both_see_the_same_game() throws IOException, UnusableFile, BadRooms {
    try (Chromium white = Chromium.start(folder.resolve("white"));
        Chromium black = Chromium.start(folder.resolve("black"))) {
      for (String name : new String[] {"chess", "oware", "backgammon", "chess960"}) {
        play(name, List.of(white, black));
      }
      assertThat(white.messages()).isEmpty();
      assertThat(black.messages()).isEmpty();
    }
  }

  @Test
  void a_room_by_clicks() throws IOException, UnusableFile, BadRooms {
    try (Chromium white = Chromium.start(folder.resolve("white"));
        Chromium black = Chromium.start(folder.resolve("black"));
        Rooms rooms = Rooms.open(Games.game("chess"), folder.resolve("clicks.rooms"));
        RoomServer server = RoomServer.start(rooms, SitePages.room("chess"), 0)) {
      Rooms.Place place = rooms.all().get(0);
      enter(white, room(server, place, 0));
      assertThat(white.evaluate("visitor.text('room-who')"))
          .isEqualTo("You play White. Black is not here.");
      enter(black, room(server, place, 1));
      assertThat(until(white, "visitor.text('room-who') === 'You play White.'")).isEqualTo("seen");
      // Black's piece does not move at White's page, nor White's at Black's.
      black.evaluate("visitor.click('e2', 'e4')");
      assertThat(place.room().match().played()).isEmpty();
      white.evaluate("visitor.click('e2', 'e4')");
      assertThat(until(black, "rookery.game.state.names.join() === 'e4'")).isEqualTo("seen");
      white.evaluate("visitor.press('undo')");
      assertThat(
              until(black, "visitor.text('room-asked').includes('White asks to take a move back')"))
          .isEqualTo("seen");
      black.evaluate("document.querySelector('#room-asked button').click()");
      assertThat(until(white, "rookery.game.state.played.length === 0")).isEqualTo("seen");
      white.evaluate("visitor.click('d2', 'd4')");
      black.evaluate("document.getElementById('remark').value = '<b>well</b>'");
      black.evaluate("document.getElementById('remark-form').requestSubmit()");
      assertThat(until(white, "visitor.text('remarks') === 'Black: <b>well</b>'"))
          .isEqualTo("seen");
      assertThat(until(black, "rookery.game.room.isNow && rookery.game.state.played.length === 1"))
          .isEqualTo("seen");
      black.evaluate("visitor.press('resign')");
      assertThat(until(white, "visitor.text('state') === 'Black resigns. White wins.'"))
          .isEqualTo("seen");
      white.evaluate("visitor.press('restart')");
      assertThat(until(black, "visitor.text('room-asked').includes('another game')"))
          .isEqualTo("seen");
      black.evaluate("document.querySelector('#room-asked button').click()");
      assertThat(until(black, "visitor.text('room-who') === 'You play White.'")).isEqualTo("seen");
      assertThat(until(white, "rookery.game.board.flipped")).isEqualTo("seen");
      assertThat(white.messages()).isEmpty();
      assertThat(black.messages()).isEmpty();
      assertThat(Files.readString(folder.resolve("clicks.rooms")).lines().count()).isEqualTo(12);
    }
  }

  @Test
  void a_clock_is_shown_and_ends_the_game() throws IOException, UnusableFile, BadRooms {
    AtomicLong nanos = new AtomicLong();
    try (Chromium white = Chromium.start(folder.resolve("white"));
        Chromium black = Chromium.start(folder.resolve("black"));
        Rooms rooms = Rooms.open(Games.game("chess"), folder.resolve("clock.rooms"), nanos::get);
        RoomServer server = RoomServer.start(rooms, SitePages.room("chess"), 0)) {
      Rooms.Place place = rooms.create(ClockTimes.read("1-7")).orElseThrow();
      enter(white, room(server, place, 0));
      enter(black, room(server, place, 1));
      white.evaluate("visitor.click('e2', 'e4')");
      assertThat(until(black, "rookery.game.clock.running === 1")).isEqualTo("seen");
      nanos.set(Duration.ofSeconds(20).toNanos());
      black.evaluate("visitor.click('e7', 'e5')");
      // 60 - 20 + 7 seconds; White's go by at its own page, too.
      assertThat(
              until(
                  white,
                  "[...document.querySelectorAll('.clock')].some((c) => c.textContent === '0:47')"))
          .isEqualTo("seen");
      assertThat(until(white, "rookery.game.clock.left[0] < 59900")).isEqualTo("seen");
      nanos.set(Duration.ofSeconds(81).toNanos());
      for (Chromium browser : List.of(white, black)) {
        assertThat(
                until(browser, "visitor.text('state') === 'White has no time left. Black wins.'"))
            .isEqualTo("seen");
      }
      assertThat(white.messages()).isEmpty();
      assertThat(black.messages()).isEmpty();
    }
  }
}
