package org.rookery.web.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.room.BadRooms;
import org.rookery.web.room.ClockTimes;
import org.rookery.web.room.Room;
import org.rookery.web.room.Rooms;

/** Who is told to be in a room. */
final class RoomRequestHandlerTest {
  private static final int WATCHER = -1;

  @TempDir private Path folder;

  /** A page that takes each text at once, until its connection breaks. */
  private static final class Page {
    private String heard = "";
    private boolean broken;

    /** What happens before the next text is taken. */
    private Runnable meanwhile = () -> {};

    Response response() {
      return (Response)
          Proxy.newProxyInstance(
              Response.class.getClassLoader(),
              new Class<?>[] {Response.class},
              (proxy, method, arguments) -> {
                assertThat(method.getName()).isEqualTo("write");
                Runnable first = meanwhile;
                meanwhile = () -> {};
                first.run();
                Callback written = (Callback) arguments[2];
                if (broken) {
                  written.failed(new IOException("gone"));
                } else {
                  String text = StandardCharsets.UTF_8.decode((ByteBuffer) arguments[1]).toString();
                  // A comment only finds out whether the page is there.
                  heard = text.startsWith(":") ? heard : text;
                  written.succeeded();
                }
                return null;
              });
    }
  }

  private static Page opened(RoomRequestHandler room, int seat) {
    Page page = new Page();
    room.listen(page.response(), Callback.NOOP, seat);
    return page;
  }

  /** Questions have three lines; one may be long, but not longer than a room reads. */
  @Test
  void whatIsAskedIsAnsweredOrRefusedWithASentence() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = Rooms.open(RunningServer.GAME, folder.resolve("small.rooms"))) {
      Rooms.Place place = rooms.create().orElseThrow();
      try (RoomRequestHandler room = new RoomRequestHandler(rooms, place)) {
        String key = place.keys().get(1);
        assertThat(room.act(key + "\nwho\n").text()).isEqualTo("{\"seat\":1}");
        assertThat(room.act("x\nwho\n").text()).isEqualTo("{\"seat\":-1}");
        assertThat(room.act(key + "\nwho"))
            .isEqualTo(
                HttpReply.problem(
                    HttpReply.BAD, "Send three lines: a key, a verb and its argument."));
        String why = key + "\nask\nwhy\n";
        assertThat(room.act(why + "x".repeat(Room.LONGEST)).status()).isEqualTo(HttpReply.OK);
        assertThat(room.act(why + "x".repeat(Room.LONGEST + 1)))
            .isEqualTo(HttpReply.problem(HttpReply.BAD, "That is too long."));
      }
    }
  }

  @Test
  void pagesAreCountedBySeatUntilTheyAreGone() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = Rooms.open(RunningServer.GAME, folder.resolve("small.rooms"));
        RoomRequestHandler room = new RoomRequestHandler(rooms, rooms.create().orElseThrow())) {
      Page stays = opened(room, 0);
      Page again = opened(room, 1);
      Page leaves = opened(room, 1);
      Page watches = opened(room, WATCHER);
      assertThat(stays.heard).contains("\"here\":[1,2,1]");
      leaves.broken = true;
      room.beat();
      assertThat(stays.heard).contains("\"here\":[1,1,1]");
      watches.broken = true;
      room.beat();
      assertThat(again.heard).contains("\"here\":[1,1,0]");
      stays.broken = true;
      Page comes = opened(room, WATCHER);
      for (Page page : List.of(again, comes)) {
        assertThat(page.heard).as("found gone while it was told").contains("\"here\":[0,1,1]");
      }
    }
  }

  /** A move is made while pages are told of a new one, which was not told of the move. */
  @Test
  void theLastThatPagesHearIsTheNewest() throws Exception {
    try (Rooms rooms = Rooms.open(RunningServer.GAME, folder.resolve("small.rooms"))) {
      Rooms.Place place = rooms.create().orElseThrow();
      try (RoomRequestHandler room = new RoomRequestHandler(rooms, place)) {
        Page one = opened(room, 0);
        Page other = opened(room, 1);
        Thread move = new Thread(() -> played(room, place.keys().get(0)));
        one.meanwhile = () -> untilItWaits(move);
        Page last = opened(room, WATCHER);
        move.join();
        for (Page page : List.of(one, other, last)) {
          assertThat(page.heard).contains("\"moves\":[\"a1-a2\"]", "\"here\":[1,1,1]");
        }
      }
    }
  }

  private static void played(RoomRequestHandler room, String key) {
    try {
      room.act(key + "\nplay\n0 a1-a2");
    } catch (UnusableFile full) {
      throw new IllegalStateException(full);
    }
  }

  /** Starts something, and goes on when it is over or has to wait. */
  private static void untilItWaits(Thread thread) {
    thread.start();
    while (thread.isAlive() && thread.getState() != Thread.State.BLOCKED) {
      Thread.onSpinWait();
    }
  }

  /** Without asking, or because a page whose clock has run down has asked. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void pagesHearThatTimeIsUp(boolean asked) throws IOException, UnusableFile, BadRooms {
    AtomicLong nanos = new AtomicLong();
    try (Rooms rooms = Rooms.open(RunningServer.GAME, folder.resolve("timed.rooms"), nanos::get)) {
      Rooms.Place place = rooms.create(ClockTimes.read("1-0")).orElseThrow();
      try (RoomRequestHandler room = new RoomRequestHandler(rooms, place)) {
        Page page = opened(room, 0);
        room.act(place.keys().get(0) + "\nplay\n0 a1-a2");
        nanos.set(Duration.ofSeconds(59).toNanos());
        room.beat();
        assertThat(page.heard).contains("\"late\":-1");
        nanos.set(Duration.ofSeconds(60).toNanos());
        if (asked) {
          assertThat(room.act("\ntime\n").text()).contains("\"late\":1");
        } else {
          room.beat();
        }
        assertThat(page.heard).contains("\"late\":1");
      }
    }
  }

  @Test
  void linksOfSeatsAreNamedByThosePlayedThere() throws IOException, UnusableFile, BadRooms {
    Game dicey =
        Rules.of(
                "dicey.rules",
                """
                (game (title "Dicey") (players ?Die White Black) (turn-order White Black)
                  (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
                  (piece (name Man) (letter M) (moves (n (verify empty?) add))))
                """)
            .load()
            .orThrow();
    try (Rooms rooms = Rooms.open(dicey, folder.resolve("dicey.rooms"))) {
      Rooms.Place place = rooms.create().orElseThrow();
      assertThat(new Lobby(rooms).html("localhost:1"))
          .contains("#seat=" + place.keys().get(0) + "\">White</a>")
          .contains("#seat=" + place.keys().get(1) + "\">Black</a>")
          .doesNotContain("?Die");
    }
  }
}
