package org.rookery.web.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.file.LineJournal;
import org.rookery.language.file.UnusableFile;

/** Rooms: who may do what, and that nothing of it is lost. */
final class RoomsTest {
  private static final int FIRST = 0;
  private static final int SECOND = 1;

  /** A Guard goes one step; a player without a move has lost. */
  private static final String RULES =
      """
      (game (title "Walk") (players White Black) (turn-order White Black)
        (board (rectangle 3 3))
        (board-setup (White (Guard a1)) (Black (Guard c1)))
        (piece (name Guard) (letter G) (moves (betza "W")))
        (stalemate loss))
      """;

  private static final Game GAME = game(RULES);

  @TempDir Path folder;

  private static Game game(String rules) {
    return Rules.of("walk.rules", rules).load().orThrow();
  }

  private Path journal() {
    return folder.resolve("walk.rooms");
  }

  private Rooms open() throws IOException, UnusableFile, BadRooms {
    Rooms rooms = Rooms.open(GAME, journal());
    rooms.foundAt(8000);
    return rooms;
  }

  private static Optional<String> act(
      Rooms rooms, Rooms.Place place, int seat, String verb, String argument)
      throws IOException, UnusableFile {
    return rooms.act(place, new RoomAct(seat, verb, argument));
  }

  private static void done(Rooms rooms, Rooms.Place place, int seat, String verb, String argument)
      throws IOException, UnusableFile {
    assertThat(act(rooms, place, seat, verb, argument)).isEmpty();
  }

  @Test
  void a_seat_moves_for_its_player_only() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      assertThat(place.keys()).hasSize(2).doesNotHaveDuplicates();
      assertThat(place.seat(place.keys().get(1))).isEqualTo(SECOND);
      assertThat(place.seat("")).isEqualTo(RoomAct.WATCHER);
      assertThat(act(rooms, place, SECOND, "play", "0 c1-c2"))
          .contains("It is White's move, not yours.");
      assertThat(act(rooms, place, RoomAct.WATCHER, "play", "0 a1-a2"))
          .contains("You watch this game; you have no seat in it.");
      assertThat(act(rooms, place, FIRST, "play", "0 c1-c2").orElseThrow()).contains("Black");
      assertThat(act(rooms, place, FIRST, "play", "1 a1-a2"))
          .contains("The position has changed meanwhile. Look again.");
      assertThat(act(rooms, place, FIRST, "chance", "a1-a2")).isPresent();
      assertThat(act(rooms, place, FIRST, "begin", "")).isPresent();
      done(rooms, place, FIRST, "play", "0 a1-a2");
      assertThat(place.room().match().played()).containsExactly("a1-a2");
    }
  }

  @Test
  void what_is_offered_is_done_when_all_want_it() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      assertThat(act(rooms, place, FIRST, "back", "")).contains("You have made no move yet.");
      done(rooms, place, FIRST, "play", "0 a1-a2");
      done(rooms, place, SECOND, "play", "1 c1-c2");
      done(rooms, place, FIRST, "back", "");
      assertThat(place.room().news()).containsEntry("offers", Map.of("back", List.of(FIRST)));
      done(rooms, place, FIRST, "back", "");
      assertThat(place.room().match().played()).hasSize(2);
      done(rooms, place, SECOND, "decline", "back");
      assertThat(place.room().news()).containsEntry("offers", Map.of());
      done(rooms, place, FIRST, "back", "");
      done(rooms, place, SECOND, "back", "");
      assertThat(place.room().match().played()).isEmpty();
      done(rooms, place, SECOND, "draw", "");
      done(rooms, place, FIRST, "play", "0 a1-a2");
      assertThat(place.room().news())
          .containsEntry("offers", Map.of())
          .containsEntry("over", false);
      done(rooms, place, SECOND, "draw", "");
      done(rooms, place, FIRST, "draw", "");
      assertThat(place.room().news()).containsEntry("agreed", true);
      assertThat(act(rooms, place, SECOND, "play", "1 c1-c2")).contains("The game is over.");
    }
  }

  /** Who asks after an offer of the other's was declined asks for themselves. */
  @Test
  void an_offer_is_forgotten_when_it_is_declined() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      done(rooms, place, FIRST, "play", "0 a1-a2");
      done(rooms, place, SECOND, "play", "1 c1-c2");
      done(rooms, place, FIRST, "back", "");
      done(rooms, place, SECOND, "decline", "back");
      done(rooms, place, SECOND, "back", "");
      done(rooms, place, FIRST, "back", "");
      assertThat(place.room().match().played()).containsExactly("a1-a2");
    }
  }

  /** The move that ends a game is taken back like others; a game that people have ended stays. */
  @Test
  void a_move_that_ends_the_game_may_be_taken_back() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      done(rooms, place, FIRST, "play", "0 a1-b1");
      done(rooms, place, SECOND, "play", "1 c1-b1");
      assertThat(place.room().news()).containsEntry("over", true);
      done(rooms, place, SECOND, "back", "");
      done(rooms, place, FIRST, "back", "");
      assertThat(place.room().news())
          .containsEntry("over", false)
          .containsEntry("moves", List.of("a1-b1"));
      done(rooms, place, SECOND, "resign", "");
      assertThat(act(rooms, place, FIRST, "back", "")).contains("The game is over.");
    }
  }

  /** A move is an answer to what was offered before: who asks after it asks for themselves. */
  @Test
  void an_offer_lapses_with_a_move_and_with_who_made_it()
      throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      done(rooms, place, FIRST, "play", "0 a1-a2");
      done(rooms, place, SECOND, "play", "1 c1-c2");
      done(rooms, place, FIRST, "back", "");
      done(rooms, place, FIRST, "play", "2 a2-a3");
      done(rooms, place, SECOND, "back", "");
      done(rooms, place, FIRST, "back", "");
      assertThat(place.room().match().played()).containsExactly("a1-a2");
    }
  }

  @Test
  void seats_go_round_from_game_to_game() throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      assertThat(act(rooms, place, FIRST, "again", ""))
          .contains("This game is not over: end it first.");
      done(rooms, place, SECOND, "resign", "");
      assertThat(place.room().news()).containsEntry("resigned", 1);
      done(rooms, place, FIRST, "again", "");
      done(rooms, place, SECOND, "again", "");
      assertThat(place.room().players()).containsExactly(1, 0);
      assertThat(act(rooms, place, FIRST, "play", "0 a1-a2")).isPresent();
      done(rooms, place, SECOND, "play", "0 a1-a2");
    }
  }

  @Test
  void remarks_are_anybodys_and_their_texts_are_kept_as_they_are()
      throws IOException, UnusableFile, BadRooms {
    String text = "a\tb\\n\nc\\\r <script> ä 馬";
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      done(rooms, place, RoomAct.WATCHER, "say", text);
      assertThat(act(rooms, place, FIRST, "say", " ")).contains("Nothing was said.");
      assertThat(act(rooms, place, FIRST, "say", "x".repeat(401))).contains("That is too long.");
    }
    try (Rooms rooms = open()) {
      assertThat(rooms.all().get(0).room().news())
          .containsEntry("remarks", List.of(List.of(RoomAct.WATCHER, text)));
    }
  }

  /** However the program ends, after any byte of the file: what was confirmed is there again. */
  @Tag("slow")
  @Test
  void a_journal_cut_anywhere_holds_what_was_done_until_then()
      throws IOException, UnusableFile, BadRooms {
    List<Map<String, Object>> after = new ArrayList<>();
    List<Long> sizes = new ArrayList<>();
    String[][] acts = {
      {"0", "play", "0 a1-a2"},
      {"1", "say", "well\nplayed"},
      {"1", "play", "1 c1-c2"},
      {"0", "back", ""},
      {"1", "back", ""},
      {"0", "play", "0 a1-b1"},
      {"1", "resign", ""},
      {"0", "again", ""},
      {"1", "again", ""},
      {"1", "play", "0 a1-a2"},
    };
    try (Rooms rooms = open()) {
      Rooms.Place place = rooms.create().orElseThrow();
      for (String[] act : acts) {
        sizes.add(Files.size(journal()));
        after.add(place.room().news());
        done(rooms, place, Integer.parseInt(act[0]), act[1], act[2]);
      }
      sizes.add(Files.size(journal()));
      after.add(place.room().news());
    }
    byte[] whole = Files.readAllBytes(journal());
    for (int length = Math.toIntExact(sizes.get(0)); length <= whole.length; length++) {
      Files.write(journal(), Arrays.copyOf(whole, length));
      int known = 0;
      // Only the end of the last line may be lacking.
      while (known + 1 < sizes.size() && sizes.get(known + 1) - 1 <= length) {
        known++;
      }
      try (Rooms rooms = open()) {
        Map<String, Object> news = rooms.all().get(0).room().news();
        // Of the last act but one the next game is a part, which begins when the rooms are opened
        // again.
        boolean between = length > sizes.get(8) && length < sizes.get(9);
        assertThat(news)
            .as("%d bytes", length)
            .isIn(after.get(known), after.get(between ? 9 : known));
      }
    }
  }

  @Test
  void a_journal_of_other_rules_or_of_another_program_is_refused()
      throws IOException, UnusableFile, BadRooms {
    try (Rooms rooms = open()) {
      rooms.create();
      assertThatThrownBy(this::open).hasMessageContaining("another process is writing to it");
    }
    Game other = game(RULES.replace("3 3", "4 3"));
    assertThatThrownBy(() -> Rooms.open(other, journal())).hasMessageContaining("other rules");
    Path text = folder.resolve("notes.txt");
    Files.writeString(text, "buy milk\n");
    assertThatThrownBy(() -> Rooms.open(GAME, text)).hasMessageContaining("no journal of rooms");
    assertThat(text).hasContent("buy milk\n");
    try (LineJournal journal = LineJournal.open(journal())) {
      journal.add("unknown\t0\tplay\t0 a1-a2");
    }
    assertThatThrownBy(this::open).hasMessageContaining("tells what cannot have happened");
  }

  @Test
  void a_lot_and_dice_are_thrown_once_and_kept() throws IOException, UnusableFile, BadRooms {
    Game lots =
        game(
            RULES
                .replace(
                    "White Black) (turn-order White Black)",
                    "White Black ?Dice) (turn-order White ?Dice Black ?Dice)")
                .replace(
                    "(piece (name Guard)",
                    "(piece (name Die) (letter D) (supply) (drops ((verify empty?) add))) (piece (name Guard)")
                .replace("(stalemate loss)", ""));
    Path path = folder.resolve("dice.rooms");
    List<String> played;
    try (Rooms rooms = Rooms.open(lots, path)) {
      rooms.foundAt(1);
      Rooms.Place place = rooms.create().orElseThrow();
      assertThat(place.keys()).hasSize(2);
      done(rooms, place, FIRST, "play", "0 a1-a2");
      played = place.room().match().played();
      assertThat(played).hasSize(2);
    }
    try (Rooms rooms = Rooms.open(lots, path)) {
      assertThat(rooms.all().get(0).room().match().played()).isEqualTo(played);
    }
  }
}
