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
import org.rookery.engine.position.Setup;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;

class PlayLoopTest {
  private static final Seat HUMAN = Seat.of("--white", "human", null);
  private static final Seat RANDOM = Seat.of("--black", "random", null);

  private static final Game CHESS = PositionOptionTest.game("chess");

  /** Lines that were written before. */
  private record Script(Deque<String> left) implements LineInput {
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

  private static Thinker thinker(Game game) {
    return new Thinker(game, 1, 1);
  }

  private static String play(Game game, Seat black, String... lines) throws IOException {
    StringWriter out = new StringWriter();
    Match match = game.start();
    PlayLoop loop = new PlayLoop(match, new PrintWriter(out), HUMAN, black, thinker(game));
    loop.run(new Script(new ArrayDeque<>(List.of(lines))));
    return out.toString();
  }

  /** Dice are thrown first, but it is the player who begins for whom a person plays. */
  @Test
  void dice_have_no_side() throws IOException {
    String text = play(PositionOptionTest.game("backgammon"), RANDOM, "resign");
    assertThat(text).contains("?Dice plays").doesNotContain("White plays").contains("Black wins");
  }

  @Test
  void a_game_is_played_to_its_end() throws IOException {
    assertThat(play(HUMAN, "f3", "e5", "g4", "Qh4#", "e4"))
        .contains("Black wins by checkmate.")
        .contains("Type `back` to undo a move, `new` for another game");
  }

  @Test
  void the_program_answers() throws IOException {
    assertThat(play(RANDOM, "e4", "fen")).contains("Black plays ").contains(" w KQkq ");
  }

  @Test
  void no_player_chooses_what_is_thrown() throws IOException {
    assertThat(play(PositionOptionTest.game("dice-race"), HUMAN, "fen"))
        .contains("?Dice plays ")
        .doesNotContain("White plays ");
  }

  @Test
  void turns_are_taken_back() throws IOException {
    assertThat(play(HUMAN, "e4", "back", "fen", "back"))
        .contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
        .endsWith("There is no move to undo.\n");
    assertThat(play(RANDOM, "e4", "back", "fen"))
        .contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  }

  @Test
  void games_are_saved_as_zillions_does(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("game.zsg");
    assertThat(play(HUMAN, "e4", "d5", "exd5", "save " + file)).contains("Saved 3 moves");
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
    assertThat(play(HUMAN, "e4", "c5", "save " + file)).contains("Saved 2 moves");
    assertThat(play(HUMAN, "load " + file, "fen")).contains("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/");
  }

  @Test
  void nothing_but_a_saved_game_is_replaced_unasked(@TempDir Path directory) throws IOException {
    Path notes = Files.writeString(directory.resolve("notes.txt"), "my thoughts\n");
    assertThat(play(HUMAN, "e4", "save " + notes))
        .contains("holds no saved game, so it is left as it is: save under another name.");
    assertThat(notes).hasContent("my thoughts");
    Path empty = Files.createFile(directory.resolve("empty.txt"));
    assertThat(play(HUMAN, "e4", "save " + empty)).contains("Saved 1 move");
    assertThat(play(HUMAN, "d4", "d5", "save " + empty)).contains("Saved 2 moves");
    Path older = Files.writeString(directory.resolve("older.txt"), "// Chess\ne2-e4\n");
    assertThat(play(HUMAN, "d4", "save " + older)).contains("Saved 1 move");
  }

  @Test
  void who_is_there_is_asked_before_a_file_is_replaced(@TempDir Path directory) throws IOException {
    Path notes = Files.writeString(directory.resolve("notes.txt"), "my thoughts\n");
    assertThat(asked("e4", "save " + notes, "no")).contains("It is left as it is.");
    assertThat(notes).hasContent("my thoughts");
    assertThat(asked("e4", "save " + notes, "yes")).contains("Saved 1 move");
    assertThat(Files.readString(notes)).startsWith("// Chess\nrules ");
  }

  /** What a person sees who types these lines. */
  private static String asked(String... lines) {
    StringWriter out = new StringWriter();
    Deque<String> left = new ArrayDeque<>(List.of(lines));
    PlayLoop loop = new PlayLoop(CHESS.start(), new PrintWriter(out), HUMAN, HUMAN, thinker(CHESS));
    loop.run(
        new LineInput() {
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
        .contains("All of it, 3 moves, is legal now too.")
        .contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    Files.writeString(saved, other.replace("e7-e5", "e7-e4"));
    assertThat(play(HUMAN, "load " + saved, "fen"))
        .contains("Of its 3 moves only the first is legal now.\nTurn 2: `e7-e4`")
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
        .contains("2 legal moves.")
        .contains("Play ")
        .contains("save FILE")
        .contains("No rule of King reaches e3 from e1.")
        .contains("`hello` is no move");
  }

  @Test
  void a_turn_of_several_parts_is_told_part_by_part() throws IOException {
    Game duck = PositionOptionTest.game("duck-chess");
    assertThat(play(duck, HUMAN, "e4", "d5", "fen"))
        .contains("4   . . . .(P). . .")
        .contains("And the Duck?  (`moves` lists all 32)")
        .contains("5   . . .(*). . . .")
        .contains("rnbqkbnr/pppppppp/8/3*4/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assertThat(play(duck, HUMAN, "e4", "undo", "Nf3", "D@e4", "fen"))
        .contains("rnbqkbnr/pppppppp/8/8/4*3/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
    assertThat(play(duck, HUMAN, "e4", "a1", "fen"))
        .contains("After `e2-e4` the move cannot continue with a1.")
        .contains("`e2-e4` stands: And the Duck? (`undo` takes it back)");
    assertThat(play(duck, HUMAN, "moves")).contains("640 legal moves, which begin like this.");
  }

  @Test
  void what_a_piece_becomes_is_asked() throws IOException {
    Match match = CHESS.start().at(setup("7k/P7/8/8/8/8/8/K7 w - - 0 1"));
    assertThat(play(match, "a8", "knight", "fen"))
        .contains("What does it become: Queen, Rook, Bishop or Knight?")
        .contains("N6k/8/8/8/8/8/8/K7 b - - 0 1");
  }

  private static Setup setup(String fen) {
    try {
      return CHESS.position(fen).position().setup();
    } catch (BadPosition e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static String play(Match match, String... lines) {
    StringWriter out = new StringWriter();
    PlayLoop loop = new PlayLoop(match, new PrintWriter(out), HUMAN, HUMAN, thinker(match.game()));
    loop.run(new Script(new ArrayDeque<>(List.of(lines))));
    return out.toString();
  }

  @Test
  void turns_are_taken_in_many_spellings() throws IOException {
    for (String e4 : List.of("E2-E4", "e2 e4", "e2 to e4", "pawn e4", "1. e4!", "PE4", "e2-e4+")) {
      assertThat(play(HUMAN, e4, "fen")).as(e4).contains("/8/4P3/8/PPPP1PPP/RNBQKBNR b");
    }
    for (String nf3 : List.of("nf3", "Knight f3", "knight g1 to f3", "the knight to f3", "NF3")) {
      assertThat(play(HUMAN, nf3, "fen")).as(nf3).contains("/8/8/5N2/PPPPPPPP/RNBQKB1R b");
    }
    assertThat(play(PositionOptionTest.game("shogi"), HUMAN, "7g7f", "fen"))
        .contains("/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL[] b");
  }

  @Test
  void a_plain_sentence_stands_before_the_rule() throws IOException {
    assertThat(play(HUMAN, "Ng1-g3"))
        .contains("The Knight on g1 cannot go to g3; it can go to h3 or f3.\n  No rule of Knight");
    assertThat(play(HUMAN, "f3", "e5", "a3", "Qh4", "b3"))
        .contains("Your King would still be in check.\n  `b2-b3` leaves the White King on e1");
  }

  @Test
  void players_may_end_a_game() throws IOException {
    assertThat(play(HUMAN, "e4", "resign", "e5"))
        .contains("Black resigns: White wins.\nBlack resigns: White wins. Type `back`");
    assertThat(play(HUMAN, "draw", "no", "e4", "draw", "yes"))
        .contains("Black declines.")
        .endsWith("White accepts.\nA draw by agreement.\n");
    assertThat(play(RANDOM, "draw")).endsWith("Black accepts.\nA draw by agreement.\n");
    assertThat(play(HUMAN, "resign", "back", "e4", "fen")).contains("/4P3/8/PPPP1PPP/RNBQKBNR b");
  }

  /** The other team wins; of several opponents none does. */
  @Test
  void who_resigns_among_several_makes_no_one_of_them_the_winner() throws IOException {
    assertThat(play(PositionOptionTest.game("four-player-teams"), HUMAN, "resign"))
        .contains("Red resigns: Blue and Green win.");
    assertThat(play(PositionOptionTest.game("four-player-chess"), HUMAN, "resign"))
        .contains("Red resigns: the game ends without a winner.");
  }

  @Test
  void the_program_declines_a_draw_when_it_is_ahead() {
    Match lost = CHESS.start().at(setup("rnbqkbnr/pppppppp/8/8/8/8/8/4K3 w kq - 0 1"));
    StringWriter out = new StringWriter();
    Seat level = Seat.of("--black", "1", null);
    new PlayLoop(lost, new PrintWriter(out), HUMAN, level, thinker(CHESS))
        .run(new Script(new ArrayDeque<>(List.of("draw"))));
    assertThat(out.toString()).endsWith("Black declines.\n");
  }

  @Test
  void a_new_game_begins_where_this_one_did() throws IOException {
    assertThat(play(HUMAN, "e4", "new", "fen", "back", "fen"))
        .contains("A new game. `back` returns to the other.")
        .contains("RNBQKBNR w KQkq - 0 1")
        .endsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n");
  }

  @Test
  void a_pipe_gets_no_colours() throws IOException {
    assertThat(play(HUMAN, "e4", "Ke3")).doesNotContain("\u001b");
  }
}
