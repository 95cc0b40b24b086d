package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.Game;
import org.rookery.game.Match;

class PlayLoopTest {
  private static final Seat HUMAN = Seat.of("--white", "human", null);
  private static final Seat RANDOM = Seat.of("--black", "random", null);

  private static final Game CHESS = PositionOptionTest.game("chess");

  /** Lines that were written before. */
  private record Script(Deque<String> left) implements Lines {
    @Override
    public @Nullable String next(String prompt) {
      return left.poll();
    }

    @Override
    public boolean isAnswered() {
      return false;
    }

    @Override
    public void close() {}
  }

  private static String play(Seat black, String... lines) throws IOException {
    return play(CHESS, black, lines);
  }

  private static String play(Game game, Seat black, String... lines) throws IOException {
    StringWriter out = new StringWriter();
    Match match = game.start();
    PlayLoop loop = new PlayLoop(match, new PrintWriter(out), HUMAN, black, 1);
    loop.run(new Script(new ArrayDeque<>(List.of(lines))));
    return out.toString();
  }

  @Test
  void a_game_is_played_to_its_end() throws IOException {
    assertThat(play(HUMAN, "f3", "e5", "g4", "Qh4#", "e4"))
        .contains("Black wins by checkmate.")
        .contains("Type `back` to take a turn back, or `quit`.");
  }

  @Test
  void the_program_answers() throws IOException {
    assertThat(play(RANDOM, "e4", "fen")).contains("Black plays ").contains(" w KQkq ");
  }

  @Test
  void nobody_chooses_what_is_thrown() throws IOException {
    assertThat(play(PositionOptionTest.game("dice-race"), HUMAN, "fen"))
        .contains("?Dice plays ")
        .doesNotContain("White plays ");
  }

  @Test
  void turns_are_taken_back() throws IOException {
    assertThat(play(HUMAN, "e4", "back", "fen", "back"))
        .contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        .endsWith("There is no turn to take back.\n");
    assertThat(play(RANDOM, "e4", "back", "fen"))
        .contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }

  @Test
  void games_are_saved_as_zillions_does(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("game.zsg");
    assertThat(play(HUMAN, "e4", "d5", "exd5", "save " + file)).contains("Saved 3 turns");
    assertThat(Files.readString(file))
        .isEqualTo(
            String.join(
                "\r\n",
                "Zillions Save Game File Version 0.02 HH",
                "RulesFile=chess.rules",
                "VariantName=Chess",
                "1. Pawn e2 - e4",
                "1. Pawn d7 - d5",
                "2. Pawn e4 x d5",
                ""));
    assertThat(play(HUMAN, "load " + file, "fen")).contains("rnbqkbnr/ppp1pppp/8/3P4/8/");
    assertThat(play(HUMAN, "Pawn e2 - e4", "fen")).contains("8/4P3/8/PPPP1PPP/");
  }

  @Test
  void games_are_saved_and_loaded(@TempDir Path directory) throws IOException {
    String file = directory.resolve("game.txt").toString();
    assertThat(play(HUMAN, "e4", "c5", "save " + file)).contains("Saved 2 turns");
    assertThat(play(HUMAN, "load " + file, "fen")).contains("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/");
  }

  @Test
  void nothing_but_a_saved_game_is_replaced_unasked(@TempDir Path directory) throws IOException {
    Path notes = Files.writeString(directory.resolve("notes.txt"), "my thoughts\n");
    assertThat(play(HUMAN, "e4", "save " + notes))
        .contains("holds no saved game, so it is left as it is: save under another name.");
    assertThat(notes).hasContent("my thoughts");
    Path empty = Files.createFile(directory.resolve("empty.txt"));
    assertThat(play(HUMAN, "e4", "save " + empty)).contains("Saved 1 turn");
    assertThat(play(HUMAN, "d4", "d5", "save " + empty)).contains("Saved 2 turns");
    Path older = Files.writeString(directory.resolve("older.txt"), "// Chess\ne2-e4\n");
    assertThat(play(HUMAN, "d4", "save " + older)).contains("Saved 1 turn");
  }

  @Test
  void who_is_there_is_asked_before_a_file_is_replaced(@TempDir Path directory) throws IOException {
    Path notes = Files.writeString(directory.resolve("notes.txt"), "my thoughts\n");
    assertThat(asked("e4", "save " + notes, "no")).contains("It is left as it is.");
    assertThat(notes).hasContent("my thoughts");
    assertThat(asked("e4", "save " + notes, "yes")).contains("Saved 1 turn");
    assertThat(Files.readString(notes)).startsWith("// Chess\nrules ");
  }

  /** What a person sees who types these lines. */
  private static String asked(String... lines) {
    StringWriter out = new StringWriter();
    Deque<String> left = new ArrayDeque<>(List.of(lines));
    PlayLoop loop = new PlayLoop(CHESS.start(), new PrintWriter(out), HUMAN, HUMAN, 1);
    loop.run(
        new Lines() {
          @Override
          public @Nullable String next(String prompt) {
            return left.poll();
          }

          @Override
          public boolean isAnswered() {
            return true;
          }

          @Override
          public void close() {}
        });
    return out.toString();
  }

  @Test
  void a_game_saved_under_other_rules_is_played_as_far_as_they_allow(@TempDir Path directory)
      throws IOException {
    Path saved = directory.resolve("game.txt");
    play(HUMAN, "e4", "e5", "Nf3", "save " + saved);
    assertThat(Files.readString(saved))
        .isEqualTo("// Chess\nrules " + CHESS.rulesHash() + "\ne2-e4\ne7-e5\ng1-f3\n");
    assertThat(play(HUMAN, "load " + saved)).doesNotContain("other rules");
    String other = Files.readString(saved).replace(CHESS.rulesHash(), "0123456789abcdef");
    Files.writeString(saved, other);
    assertThat(play(HUMAN, "load " + saved, "fen"))
        .contains("saved under other rules than those of Chess now.")
        .contains("All of it, 3 turns, is legal now too.")
        .contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    Files.writeString(saved, other.replace("e7-e5", "e7-e4"));
    assertThat(play(HUMAN, "load " + saved, "fen"))
        .contains("Of its 3 turns only the first is legal now.\nTurn 2: `e7-e4`")
        .contains("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq");
    Files.writeString(
        saved, other.replace("e7-e5", "e7-e4").replace("0123456789abcdef", CHESS.rulesHash()));
    assertThat(play(HUMAN, "load " + saved)).contains("is no game of Chess. Line 4: `e7-e4`");
  }

  @Test
  void a_saved_game_has_a_limit_that_is_told(@TempDir Path directory) throws IOException {
    Path saved = Files.writeString(directory.resolve("x"), "// Chess\n" + "e2-e4\n".repeat(20_000));
    assertThat(play(HUMAN, "load " + saved))
        .contains("Line 20001: A saved game may have no more than 20000 lines.");
  }

  @Test
  void questions_are_answered() throws IOException {
    assertThat(play(HUMAN, "moves b1", "hint", "help", "why e1-e3", "hello"))
        .contains("2 legal turns.")
        .contains("Play ")
        .contains("save FILE")
        .contains("No rule of King reaches e3 from e1.")
        .contains("`hello` is no turn");
  }
}
