package org.rookery.web.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.file.UnusableFile;

/** Clocks of rooms: for whom time goes by, when it is up, and that the journal tells it again. */
final class RoomClockTest {
  private static final int WHITE = 0;
  private static final int BLACK = 1;
  private static final int STANDS = -1;

  private static final String RULES =
      """
      (game (title "Walk") (players White Black ?Dice) (turn-order White Black)
        (board (rectangle 3 3))
        (board-setup (White (Guard a1)) (Black (Guard c1)))
        (piece (name Guard) (letter G) (moves (betza "W"))))
      """;

  @TempDir Path folder;

  /** In milliseconds. */
  private long now;

  private Rooms open(String rules) throws IOException, UnusableFile, BadRooms {
    Game game = Rules.of("walk.rules", rules).load().orThrow();
    Path journal = folder.resolve("walk.rooms");
    Rooms rooms = Rooms.open(game, journal, () -> TimeUnit.MILLISECONDS.toNanos(now));
    rooms.foundAt(8000);
    return rooms;
  }

  private static Rooms.Place timed(Rooms rooms) throws UnusableFile {
    Rooms.Place place = rooms.create(ClockTimes.read("1-5")).orElseThrow();
    rooms.enter(place);
    return place;
  }

  private void done(Rooms rooms, Rooms.Place place, int seat, String verb, String argument)
      throws UnusableFile {
    assertThat(rooms.act(place, new RoomAct(seat, verb, argument))).isEmpty();
  }

  private static void assertClock(
      Rooms rooms, Rooms.Place place, int running, long white, long black) {
    Map<String, Object> clock = Map.of("left", List.of(white, black, 60_000L), "running", running);
    assertThat(rooms.news(place)).containsEntry("clock", clock);
  }

  @Test
  void time_goes_by_for_who_is_to_move_once_the_first_move_is_made()
      throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open(RULES)) {
      Rooms.Place place = timed(rooms);
      now += 100_000;
      assertClock(rooms, place, STANDS, 60_000, 60_000);
      done(rooms, place, WHITE, "play", "0 a1-a2");
      now += 10_000;
      assertClock(rooms, place, BLACK, 60_000, 50_000);
      done(rooms, place, WHITE, "say", "well");
      now += 2_000;
      done(rooms, place, BLACK, "play", "1 c1-c2");
      assertClock(rooms, place, WHITE, 60_000, 53_000);
      now += 1_000;
      assertThat(rooms.act(place, new RoomAct(BLACK, "play", "2 c2-c1"))).isPresent();
      done(rooms, place, WHITE, "play", "2 a2-a1");
      assertClock(rooms, place, BLACK, 64_000, 53_000);
    }
  }

  @Test
  void who_has_no_time_left_has_lost() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open(RULES)) {
      Rooms.Place place = timed(rooms);
      done(rooms, place, WHITE, "play", "0 a1-a2");
      now += 59_999;
      assertThat(rooms.endIfLate(place)).isFalse();
      now += 1;
      assertClock(rooms, place, BLACK, 60_000, 0);
      assertThat(rooms.act(place, new RoomAct(BLACK, "play", "1 c1-c2")))
          .contains("The game is over.");
      assertThat(rooms.news(place))
          .containsEntry("late", BLACK)
          .containsEntry("over", true)
          .containsEntry("resigned", -1);
      assertThat(rooms.endIfLate(place)).isFalse();
      assertClock(rooms, place, STANDS, 60_000, 0);
      assertThat(rooms.act(place, new RoomAct(BLACK, "back", ""))).contains("The game is over.");
      done(rooms, place, WHITE, "again", "");
      done(rooms, place, BLACK, "again", "");
      assertThat(rooms.news(place)).containsEntry("late", -1).containsEntry("game", 1);
      assertClock(rooms, place, STANDS, 60_000, 60_000);
    }
  }

  @Test
  void a_move_taken_back_brings_no_time_back() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open(RULES)) {
      Rooms.Place place = timed(rooms);
      done(rooms, place, WHITE, "play", "0 a1-a2");
      now += 20_000;
      done(rooms, place, BLACK, "play", "1 c1-c2");
      done(rooms, place, BLACK, "back", "");
      now += 7_000;
      done(rooms, place, WHITE, "back", "");
      assertClock(rooms, place, BLACK, 53_000, 45_000);
      now += 1_000;
      done(rooms, place, BLACK, "resign", "");
      now += 1_000;
      assertClock(rooms, place, STANDS, 53_000, 44_000);
    }
  }

  @Test
  void while_the_program_does_not_run_no_time_goes_by() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open(RULES)) {
      Rooms.Place place = timed(rooms);
      done(rooms, place, WHITE, "play", "0 a1-a2");
      now += 10_000;
      done(rooms, place, WHITE, "draw", "");
      now += 1_000;
    }
    try (Rooms rooms = open(RULES)) {
      Rooms.Place place = rooms.all().get(0);
      now += 500_000;
      assertClock(rooms, place, BLACK, 60_000, 50_000);
      rooms.enter(place);
      now += 3_000;
      rooms.enter(place);
      assertClock(rooms, place, BLACK, 60_000, 47_000);
      now += 50_000;
      assertThat(rooms.endIfLate(place)).isTrue();
    }
    try (Rooms rooms = open(RULES)) {
      assertThat(rooms.news(rooms.all().get(0))).containsEntry("late", BLACK);
    }
  }

  private static String dice(String order) {
    return RULES
        .replace("(turn-order White Black)", "(turn-order " + order + ")")
        .replace(
            "(piece (name Guard)",
            "(piece (name Die) (letter D) (supply) (drops ((verify empty?) add))) (piece (name Guard)");
  }

  /** The dice are thrown by the program at once. */
  @Test
  void chance_takes_no_time_and_begins_no_clock() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open(dice("?Dice White ?Dice Black"))) {
      Rooms.Place place = timed(rooms);
      now += 10_000;
      assertClock(rooms, place, STANDS, 60_000, 60_000);
      String move = place.room().match().turns().get(0).text();
      done(rooms, place, WHITE, "play", "1 " + move);
      assertClock(rooms, place, BLACK, 60_000, 60_000);
      now += 4_000;
      assertClock(rooms, place, BLACK, 60_000, 56_000);
    }
  }

  @Test
  void the_increment_comes_once_when_the_turn_goes_to_another()
      throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open(dice("White White White ?Dice Black"))) {
      Rooms.Place place = timed(rooms);
      done(rooms, place, WHITE, "play", "0 a1-a2");
      now += 1_000;
      done(rooms, place, WHITE, "play", "1 a2-a3");
      assertClock(rooms, place, WHITE, 59_000, 60_000);
      now += 1_000;
      done(rooms, place, WHITE, "play", "2 a3-a2");
      assertClock(rooms, place, BLACK, 63_000, 60_000);
    }
  }

  @Test
  void rooms_have_a_clock_only_where_one_was_asked_for()
      throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open(RULES)) {
      Rooms.Place place = rooms.create().orElseThrow();
      rooms.enter(place);
      done(rooms, place, WHITE, "play", "0 a1-a2");
      now += 1_000_000;
      assertThat(rooms.endIfLate(place)).isFalse();
      assertThat(rooms.news(place)).doesNotContainKey("clock");
      assertThat(place.room().summary()).isEqualTo("1 move, Black to move");
      assertThat(timed(rooms).room().summary()).isEqualTo("0 moves, White to move, clock 1 + 5");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "5", "0-1", "5-", "-5", "5+3", "1000-1", "1-1000", "x", " 5-3"})
  void other_texts_are_no_times(String text) {
    assertThat(ClockTimes.read(text)).isEmpty();
  }

  @Test
  void what_is_offered_is_read_back() {
    assertThat(ClockTimes.OFFERED)
        .allSatisfy(times -> assertThat(ClockTimes.read(times.text())).contains(times));
  }
}
