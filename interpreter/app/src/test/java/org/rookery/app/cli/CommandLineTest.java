package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
  private record Run(int code, String out, String err) {}

  private static Run run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = RookeryCommand.run(args, new PrintWriter(out), new PrintWriter(err));
    return new Run(code, out.toString(), err.toString());
  }

  @Test
  void perft_prints_the_number_and_nothing_else() {
    assertThat(run("perft", "chess", "3")).isEqualTo(new Run(0, "8902\n", ""));
  }

  @Test
  void divide_prints_each_turn_and_the_sum() {
    Run run =
        run("perft", "chess", "2", "--divide", "--position", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assertThat(run.out()).contains("e2-e4: 5\n").endsWith("\n\n30\n");
  }

  @Test
  void threads_and_a_table_do_not_change_what_is_counted() {
    String divided = run("perft", "chess", "3", "--divide").out();
    assertThat(divided).endsWith("\n\n8902\n");
    assertThat(run("perft", "chess", "3", "--divide", "--threads", "3", "--hash", "1"))
        .isEqualTo(new Run(0, divided, ""));
    assertThat(run("perft", "chess", "0", "--threads", "2").out()).isEqualTo("1\n");
  }

  @Test
  void what_is_too_much_to_be_counted_is_told(@TempDir Path directory) throws IOException {
    Path game =
        Files.writeString(
            directory.resolve("walk.rules"),
            """
            (game (title "W") (players White Black) (turn-order White Black)
              (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
              (piece (name Man) (letter M) (moves (betza "mW"))))
            """);
    for (String threads : List.of("1", "2")) {
      Run fits = run("perft", game.toString(), "40", "--hash", "16", "--threads", threads);
      assertThat(fits.code()).isZero();
      assertThat(fits.out()).matches("\\d+\n");
      Run many = run("perft", game.toString(), "90", "--hash", "16", "--threads", threads);
      assertThat(many.code()).isEqualTo(2);
      assertThat(many.out()).isEmpty();
      assertThat(many.err()).contains("more leaves than can be counted here");
    }
  }

  @Test
  void games_are_measured() {
    Run run = run("bench", "chess", "three-check", "--seconds", "0.05");
    assertThat(run.code()).isZero();
    assertThat(run.out().lines()).hasSize(3);
    assertThat(run.out()).containsPattern("(?m)^chess +[0-9]+ +[0-9.]+ +[0-9.]+ +[0-9.]+ ");
  }

  @Test
  void moves_after_a_draw_by_a_clock_are_listed_as_such() {
    Run result = run("moves", "chess", "-p", "4k3/8/8/8/8/8/8/R3K3 w - - 100 80");
    assertThat(result.out()).contains("a1-a2\n");
    assertThat(result.err()).contains("The game is over: these moves would be legal. A draw by");
  }

  @Test
  void moves_are_listed_in_the_notation_asked_for() {
    String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assertThat(run("moves", "chess", fen).out()).contains("e1-g1\n");
    assertThat(run("moves", "chess", fen, "--complete").out()).contains("e1-g1; h1-f1\n");
    assertThat(run("moves", "chess", fen, "--san").out()).contains("O-O\n").contains("Rh8+\n");
    assertThat(run("moves", "chess", fen, "--uci").out()).contains("e1g1\n");
  }

  @Test
  void turns_played_first_may_be_in_any_notation() {
    Run run = run("show", "chess", "--after", "e2-e4", "e7e5", "Nf3", "--game", "Chess");
    assertThat(run.out())
        .contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "e2-e4 e7-e5 g1-f3",
        "1. e4 e5 2. Nf3",
        "1.e4 e5 2.Nf3",
        "e2e4,e7e5,g1f3",
        "e2-e4, e7-e5, Nf3",
      })
  void turns_played_first_may_be_one_text(String line) {
    assertThat(run("show", "chess", "--after", line).out())
        .contains("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
  }

  @Test
  void a_turn_of_several_words_is_one_turn_among_others() {
    String line = "a2-a3 a7-a6 b1-c3; a3-";
    assertThat(run("show", "ruddigore", "--after", line).err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "why|chess|f1-f4|--after|e2-e4 e7-e5",
        "why|chess|--after|e2-e4 e7-e5|f1-f4",
      })
  void the_turn_asked_about_may_stand_behind_those_played_first(
      String a, String b, String c, String d, String e) {
    assertThat(run(a, b, c, d, e).out()).contains("No rule of Bishop reaches f4 from f1");
  }

  @Test
  void letters_that_are_digits_are_told_from_numbers(@TempDir Path directory) throws IOException {
    Path file =
        Files.writeString(
            directory.resolve("x.rules"),
            "(game (title \"Digits\") (players White Black) (turn-order White Black)"
                + " (board (rectangle 2 2)) (piece (name Man) (letters 1 2) (drops (add)))"
                + " (board-setup (fen \"2/{2}1[3{1}]\")))");
    String fen = "2/{2}1[{1}{1}{1}] w - - 0 1";
    assertThat(run("show", file.toString()).out()).contains(fen);
    assertThat(run("show", file.toString(), fen).out()).contains(fen);
  }

  @Test
  void games_are_listed_by_what_their_rules_use() {
    String dropping = run("list", "--mechanic", "captured-pieces").out();
    assertThat(dropping).contains("crazyhouse  ", "shogi  ").doesNotContain("xiangqi  ");
    assertThat(run("list", "--mechanic", "captured-piece").err())
        .contains("No game uses the word `captured-piece`. Did you mean `captured-pieces`?");
    assertThat(run("list", "--mechanic", "captured-men").err())
        .contains("No game uses the word `captured-men`. It is `captured-pieces` today.");
    assertThat(run("words", "captured-men").out())
        .contains("There is no word `captured-men`. It is `captured-pieces` today.");
  }

  @Test
  void games_are_listed_by_their_names_elsewhere() {
    assertThat(run("list", "--names").out())
        .containsPattern("(?m)^three-check +fairy-stockfish: 3check$");
    assertThat(run("list", "--json").out())
        .contains("\"name\":\"three-check\"", "\"knownAs\":{\"fairy-stockfish\":[\"3check\"]}");
  }

  @Test
  void macros_of_the_library_are_explained_like_words() {
    assertThat(run("words", "sandwich").out())
        .startsWith("(sandwich WHO ANVIL …)   [(include \"captures\")]\n  Custody: ");
    assertThat(run("words").out()).contains("\n(slide WAY)   [(include \"lines\")]\n");
    assertThat(run("words", "sandwhich").out()).contains("Did you mean `sandwich`?");
  }

  @Test
  void the_flat_rules_say_where_each_line_came_from() {
    assertThat(run("show", "chess", "--flat").out())
        .containsPattern("\\(piece \\(name Knight\\).*; stdlib/chess-pieces.rules:\\d+");
  }

  @ParameterizedTest
  @ValueSource(strings = {"three-check", "ready-chess", "shogi"})
  void the_flat_rules_are_the_same_game(String game, @TempDir Path directory) throws IOException {
    Path flat =
        Files.writeString(directory.resolve("flat.rules"), run("show", game, "--flat").out());
    // A zone of the library that this game does not ask for is an unused one of its own here.
    assertThat(run("check", flat.toString()).out()).doesNotContain("error");
    assertThat(run("perft", flat.toString(), "2")).isEqualTo(run("perft", game, "2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "moves ches | rookery: There is no game `ches`. Did you mean `chess`?",
        "moves chess --after e2-e5 | rookery: No rule of Pawn reaches e5 from e2.",
        "moves chess --position 8/8 | rookery: The position has a mistake in column 4: The board"
            + " has 8 rows, and this position only 2.",
        "perft chess -1 | rookery: The depth should be from 0 to 99, not -1.",
        "perft chess 3 --threads 0 | rookery: Invalid value for option '--threads': it should be a"
            + " number from 1 to 256, not `0`.",
        "bench chess --seconds 0 | rookery: The seconds for a game should be more than 0 and at"
            + " most 3600, not 0.0.",
        "perft chess many | rookery: Invalid value for positional parameter at index 1 (DEPTH):"
            + " `many` is no whole number",
        "perft chess 99999999999 | rookery: Invalid value for positional parameter at index 1 (DEPTH):"
            + " `99999999999` is too large",
        "bench chess --seconds soon | rookery: Invalid value for option '--seconds': `soon` is no number",
        "moves ches.rules | rookery: There is no file `ches.rules`. Did you mean `chess`?",
        "show dark-chess --view Nobody | rookery: The game has no player `Nobody`; there are `White`, `Black`.",
        "dump chess --stage graph --piece Knigth | rookery: The game has no piece `Knigth`; did you"
            + " mean `Knight`?",
        "dump chess --stage grahp | rookery: Invalid value for option '--stage': expected one of"
            + " [forms, expanded, model, graph, program] (case-sensitive) but was 'grahp'",
        "test nowhere.yaml | rookery: There is no file or directory `nowhere.yaml`.",
        "new x --from nothing-like-it | rookery: There is no game `nothing-like-it`. `rookery list`"
            + " shows the games there are.",
        "play chess --white robot | rookery: --white is human, random or a level from 1 to 5, not"
            + " `robot`.",
        "play chess --threads 2 | rookery: --threads is for a program that thinks by the clock:"
            + " give --seconds, too.",
        "nonsense | rookery: Unmatched argument at index 0: 'nonsense'",
      })
  void what_cannot_be_done_is_said_in_a_sentence(String line, String message) {
    Run run = run(line.split(" ", -1));
    assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith(message + "\n");
  }

  @Test
  void every_command_has_help() {
    for (String name : "list show play moves why new check test perft dump".split(" ", -1)) {
      Run run = run(name, "--help");
      assertThat(run.code()).isZero();
      assertThat(run.out()).startsWith("Usage: rookery " + name).contains("Example");
    }
  }

  @Test
  void every_stage_can_be_dumped() {
    assertThat(run("dump", "chess", "--stage", "forms").out()).contains("(include \"boards\")");
    assertThat(run("dump", "chess", "--stage", "expanded").out()).contains("(name Knight)");
    assertThat(run("dump", "chess", "--stage", "model").out()).contains("Knight");
    assertThat(run("dump", "chess", "--stage", "graph", "--piece", "knight").out())
        .startsWith("piece Knight\n");
    assertThat(
            run("dump", "chess", "--stage", "graph", "--piece", "Knight", "--format", "dot").out())
        .startsWith("digraph \"Knight\" {");
    assertThat(run("dump", "chess", "--stage", "program").out()).contains("squares   64");
    assertThat(
            run(
                    "dump",
                    "chess",
                    "--stage",
                    "program",
                    "--piece",
                    "Knight",
                    "--player",
                    "White",
                    "--square",
                    "a1")
                .out())
        .startsWith("White Knight on a1\n");
  }

  @Test
  void a_new_game_loads_and_is_like_the_one_it_began_from(@TempDir Path directory)
      throws IOException {
    String text = NewCommand.text("my-chess", "chess", PositionOptionTest.game("chess"));
    Path file = directory.resolve("my-chess.rules");
    Files.writeString(file, text);
    assertThat(run("check", file.toString()).out()).endsWith(": fine\n");
    assertThat(run("perft", file.toString(), "2").out()).isEqualTo("400\n");
    Files.writeString(file, text.replace("   ;(", "   (").replace("   ;   (", "      ("));
    assertThat(run("check", file.toString()).out()).endsWith(": fine\n");
  }

  @Test
  void suites_are_run_and_reported(@TempDir Path directory) throws IOException {
    Path good =
        Files.writeString(
            directory.resolve("good.yaml"), "rules: chess\ncases:\n  - expect: {count: 20}\n");
    assertThat(run("test", good.toString()))
        .isEqualTo(new Run(0, good + ": 1 case, all held\n", ""));
    Files.writeString(
        directory.resolve("wrong.yaml"), "rules: chess\ncases:\n  - expect: {perft: {2: 399}}\n");
    Path junit = directory.resolve("junit.xml");
    Run wrong = run("test", directory.toString(), "--junit", junit.toString());
    assertThat(wrong.code()).isEqualTo(1);
    assertThat(wrong.out())
        .contains("wrong.yaml:3: case 0: perft 2: expected 399, got 400\n")
        .contains("8   r n b q k b n r")
        .contains("    e2-e4: 20\n");
    assertThat(junit).content().contains("<testsuite").contains("expected 399, got 400");
    Files.writeString(directory.resolve("bad.yaml"), "rules: chess\ncase: []\n");
    Run bad = run("test", directory.toString());
    assertThat(bad.code()).isEqualTo(2);
    assertThat(bad.err())
        .contains("bad.yaml:2:1: There is no key `case` here; did you mean `cases`?");
  }

  @Test
  void what_holds_is_recorded(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("record.yaml");
    Files.writeString(
        file,
        """
        rules: chess
        cases:
          # stays
          - name: to be recorded
            position: 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1   # stays too
            record: true

          - name: to be refreshed
            record: true
            expect:
              count: 3
              targets:
                b1: [a3]
              perft: {1: 2}
          # the end
        """);
    assertThat(run("test", "--record", file.toString()).code()).isEqualTo(1);
    assertThat(file)
        .content()
        .contains("# stays\n")
        .contains("# stays too\n    record: true\n    expect:\n      count: 16\n      moves: [")
        .contains(
            "      count: 20\n"
                + "      targets:\n"
                + "        b1: [a3, c3]\n"
                + "      perft: {1: 20}\n"
                + "  # the end\n");
    assertThat(run("test", "--record", file.toString()))
        .isEqualTo(new Run(0, file + ": 2 cases, all held\n", ""));
  }

  private static final String SAVED = "../../tests/saved/";

  @Test
  void a_game_saved_by_zillions_names_its_rules_file_in_any_case() {
    Run run = run("replay", SAVED + "castled.zsg");
    assertThat(run).isEqualTo(new Run(0, "2 moves played. The game goes on.\n", ""));
    assertThat(run("replay", SAVED + "workshop.zrf", SAVED + "castled.zsg")).isEqualTo(run);
    assertThat(run("replay", SAVED + "castled.zsg", SAVED + "workshop.zrf")).isEqualTo(run);
  }

  @Test
  void a_saved_game_stops_at_its_first_bad_turn() {
    Run run = run("replay", SAVED + "wrong-player.zsg");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("1 move played.\n");
    assertThat(run.err())
        .endsWith(
            "turn 1 of Black (line 5): `Pawn b2 - b3`: The piece on b2 is a White Pawn, and Black"
                + " is to move.\n");
  }

  @Test
  void a_saved_game_of_other_rules_is_told(@TempDir Path directory) throws IOException {
    Path saved = directory.resolve("game.zsg");
    String text = Files.readString(Path.of(SAVED + "castled.zsg"));
    Files.writeString(saved, text.replace("WORKSHOP", "Elsewhere"));
    Run alone = run("replay", saved.toString());
    assertThat(alone.code()).isEqualTo(2);
    assertThat(alone.err())
        .isEqualTo(
            "rookery: The saved game's rules file `Elsewhere.ZRF` is not in the same folder: name"
                + " it before the game.\n");
    Run renamed = run("replay", SAVED + "workshop.zrf", saved.toString());
    assertThat(renamed.code()).isZero();
    assertThat(renamed.err()).contains("saved under the rules of `Elsewhere.ZRF`");
    Files.writeString(saved, text.replace("=Workshop", "=Workshed"));
    Run variant = run("replay", SAVED + "workshop.zrf", saved.toString());
    assertThat(variant.code()).isEqualTo(2);
    assertThat(variant.err()).contains("There is no game `Workshed` here");
    Files.writeString(saved, "1. Pawn a2 - a3\n");
    assertThat(run("replay", saved.toString()).err()).contains("It is no game saved by Zillions");
  }

  @Test
  void turns_are_listed_and_read_as_zillions_writes_them() {
    Run moves = run("moves", SAVED + "workshop.zrf", "--zillions");
    assertThat(moves.out()).contains("Chief c1 x d1 Porter d1 x c1 @ d1 1 0\n");
    Run after =
        run("show", SAVED + "workshop.zrf", "--after", "Chief c1 x d1 Porter d1 x c1 @ d1 1 0");
    assertThat(after.out()).contains("/1SOCB b ");
  }

  /** What stands behind the game is used as what it is. */
  @Test
  void a_position_is_not_taken_for_a_turn() {
    String rook = "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1";
    assertThat(run("why", "chess", "--all", "e1", rook).out()).startsWith("White Rook on e1");
    assertThat(run("why", "chess", rook, "--all", "e1").out()).startsWith("White Rook on e1");
    String[] words = ("why chess --all e1 " + rook).split(" ");
    assertThat(run(words).out()).startsWith("White Rook on e1");
    assertThat(run("why", "chess", "--all", "e1", "-p", rook).out()).startsWith("White Rook on e1");
  }
}
