package org.rookery.web.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.table.Json;

/** A room whose game has an umpire: moves are tried, and the journal keeps the refused ones. */
final class UmpireRoomTest {
  private static final int FIRST = 0;
  private static final int SECOND = 1;

  private static final Game GAME =
      Rules.of(
              "blind.rules",
              """
              (game (title "Blind") (players White Black) (turn-order White Black)
                (umpire Guard)
                (board (rectangle 3 5))
                (board-setup (White (Chief b1) (Guard a1 c1)) (Black (Chief b5) (Guard a5 c5)))
                (piece (name Chief) (letter C) (moves (betza "K")))
                (piece (name Guard) (letter G) (moves (betza "R")))
                (royal Chief))
              """)
          .load()
          .orThrow();

  @TempDir Path folder;

  private Rooms open() throws IOException, UnusableFile, BadRooms {
    Rooms rooms = Rooms.open(GAME, folder.resolve("blind.rooms"));
    rooms.foundAt(8000);
    return rooms;
  }

  private static void play(Rooms rooms, Rooms.Place place, int seat, String what)
      throws UnusableFile {
    assertThat(rooms.act(place, new RoomAct(seat, "play", what))).isEmpty();
  }

  private static List<String> told(Room room) {
    List<String> told = new ArrayList<>(List.of(Json.of(room.news()), room.summary()));
    for (int seat : List.of(FIRST, SECOND, RoomAct.WATCHER)) {
      told.add(room.answer(seat, "state", ""));
    }
    return told;
  }

  @Test
  void refusedTriesAreHeardAndKept() throws IOException, UnusableFile, BadRooms {
    List<String> before;
    String id;
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      play(rooms, place, FIRST, "0 b1-b2");
      play(rooms, place, SECOND, "1 b5-b4");
      play(rooms, place, FIRST, "2 b2-b3");
      assertThat(rooms.act(place, new RoomAct(FIRST, "play", "3 b2-b3")).orElseThrow())
          .isEqualTo("`b2-b3` was refused in this turn.");
      assertThat(place.room().answer(SECOND, "state", "")).contains("\"state\":\"Refused.");
      play(rooms, place, FIRST, "3 a1-a5");
      before = told(place.room());
      id = place.id();
    }
    assertThat(before.get(0))
        .contains("[\"?\",\"?\",\"? (refused)\",\"? (Guard captured on a5)\"]");
    assertThat(before.get(2))
        .contains("[\"b1-b2\",\"?\",\"b2-b3 (refused)\",\"a1-a5 (Guard captured on a5)\"]");
    assertThat(before.get(3))
        .contains("Guard captured on a5. Black's legal captures by Guard: 2.")
        .contains("[\"?\",\"b5-b4\",\"? (refused)\",\"? (Guard captured on a5)\"]");
    try (Rooms rooms = open()) {
      assertThat(told(rooms.find(id).orElseThrow().room())).isEqualTo(before);
    }
  }
}
