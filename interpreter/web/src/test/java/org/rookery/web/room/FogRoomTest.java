package org.rookery.web.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.table.Json;

/** A room in whose game players do not see all: each seat is told what it sees, and no more. */
final class FogRoomTest {
  private static final int FIRST = 0;
  private static final int SECOND = 1;

  private static final String RULES =
      """
      (game (title "Mist") (players White Black) (turn-order White Black)
        (fog)
        (board (rectangle 3 5))
        (board-setup (White (Guard a1 c1)) (Black (Guard a5 c5)))
        (piece (name Guard) (letter G) (moves (betza "W")))
        (ending "captured" (= (count friend (board)) 1) loss))
      """;

  private static final Game GAME = Rules.of("mist.rules", RULES).load().orThrow();

  private static final String SEEN = "\"text\":\"5   ? ? ?\\u000a4   ? ? ?\\u000a3   . ? ?\\u000a";

  @TempDir Path folder;

  private int number;

  private Rooms open() throws IOException, UnusableFile, BadRooms {
    Rooms rooms = Rooms.open(GAME, folder.resolve(number++ + ".rooms"));
    rooms.foundAt(8000);
    return rooms;
  }

  private static Optional<String> play(Rooms rooms, Rooms.Place place, int seat, String what)
      throws UnusableFile {
    return rooms.act(place, new RoomAct(seat, "play", what));
  }

  /** What all pages of a room are told, and one seat after its questions. */
  private static List<String> told(Rooms.Place place, int seat) {
    Room room = place.room();
    List<String> told = new ArrayList<>(List.of(Json.of(room.news()), room.summary()));
    for (String question : List.of("state", "preview", "analyse", "record", "go", "view")) {
      told.add(room.answer(seat, question, "0"));
    }
    for (String square : GAME.squares()) {
      told.add(room.answer(seat, "diagram", square));
      told.add(room.answer(seat, "why", "a2-" + square));
      told.add(room.answer(seat, "why", square + "-b4"));
    }
    return told;
  }

  @Test
  void seatsAndWatchersAreToldTheSameWhateverTheyDoNotSee()
      throws IOException, UnusableFile, BadRooms {
    List<List<String>> all = new ArrayList<>();
    for (String reply : List.of("1 a5-b5", "1 c5-c4", "1 c5-b5")) {
      try (Rooms rooms = open()) {
        Rooms.Place place = rooms.create().orElseThrow();
        assertThat(play(rooms, place, FIRST, "0 a1-a2")).isEmpty();
        assertThat(play(rooms, place, SECOND, reply)).isEmpty();
        List<String> told = told(place, FIRST);
        told.addAll(told(place, RoomAct.WATCHER));
        told.add(play(rooms, place, FIRST, "2 a2-a4").orElseThrow());
        told.add(play(rooms, place, FIRST, "2 a5-a4").orElseThrow());
        told.add(play(rooms, place, SECOND, "2 a5-a4").orElseThrow());
        all.add(told);
      }
    }
    assertThat(all.get(1)).isEqualTo(all.get(0));
    assertThat(all.get(2)).isEqualTo(all.get(0));
    assertThat(all.get(0).get(0)).contains("\"hides\":true", "\"moves\":[\"?\",\"?\"]");
    assertThat(all.get(0).get(2)).contains(SEEN, "\"played\":[\"a1-a2\",\"?\"]");
  }

  @Test
  void whoIsToMoveIsToldTheirMovesAndOthersNone() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      Room room = rooms.create().orElseThrow().room();
      assertThat(room.answer(FIRST, "state", "")).contains("\"turns\":[[\"a1-a2\"");
      assertThat(room.answer(SECOND, "state", "")).contains("\"turns\":[]");
      assertThat(room.answer(RoomAct.WATCHER, "state", ""))
          .contains("\"turns\":[]")
          .contains("\"fen\":\"???/???/???/???/??? w");
      assertThat(room.answer(SECOND, "why", "a1-a2")).contains("It is White's turn.");
    }
  }

  /** Where a lot says who begins where, no page is told what it drew before the game is over. */
  @Test
  void whatALotDrewIsNotTold() throws IOException, UnusableFile, BadRooms {
    String rules = RULES.replace("(board-setup", "(board-setup (lots White (Guard b1-b4))");
    Game game = Rules.of("mist.rules", rules).load().orThrow();
    try (Rooms rooms = Rooms.open(game, folder.resolve("lots.rooms"))) {
      rooms.foundAt(8000);
      Rooms.Place place = rooms.create().orElseThrow();
      assertThat(place.room().news()).containsEntry("start", "?");
      assertThat(rooms.act(place, new RoomAct(SECOND, "resign", ""))).isEmpty();
      assertThat(place.room().news())
          .containsEntry("start", place.room().match().startFen())
          .doesNotContainEntry("start", "?");
    }
  }

  @Test
  void allIsToldWhenTheGameIsOver() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      assertThat(play(rooms, place, FIRST, "0 a1-a2")).isEmpty();
      assertThat(rooms.act(place, new RoomAct(SECOND, "resign", ""))).isEmpty();
      assertThat(Json.of(place.room().news()))
          .contains("\"hides\":false", "\"moves\":[\"a1-a2\"]", "\"resigned\":1");
      assertThat(place.room().answer(RoomAct.WATCHER, "state", ""))
          .contains("\"fen\":\"g1g/3/3/G2/2G b");
    }
  }
}
