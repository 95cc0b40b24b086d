package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many files at once: {@code check} and {@code soak} of a directory. */
class SurveyCommandsTest {
  private static final String GAME =
      "(game (title \"%s\") (players White Black) (turn-order White Black)\n"
          + "(board (rectangle 3 3)) (piece (name Man) (letter M) (moves (n (verify empty?)"
          + " add)))\n"
          + "(board-setup (White (Man %s)) (Black (Man c3)))\n"
          + "(no-moves loss))\n";

  @TempDir private Path folder = Path.of("");

  private record Run(int code, List<String> lines) {}

  private static Run run(String... args) {
    StringWriter out = new StringWriter();
    int code = RookeryCommand.run(args, new PrintWriter(out), new PrintWriter(new StringWriter()));
    return new Run(code, out.toString().lines().toList());
  }

  @BeforeEach
  void write() throws IOException {
    Path inside = Files.createDirectory(folder.resolve("inside"));
    Files.writeString(folder.resolve("good.rules"), GAME.formatted("Good", "a1"));
    Files.writeString(folder.resolve("macros.rules"), "(define step n add)\n");
    Files.writeString(folder.resolve("notes.txt"), "(");
    Files.writeString(
        inside.resolve("Two.ZRF"),
        GAME.formatted("One", "a1") + "(variant (title \"Two\") (board-setup (White (Man b1))))");
  }

  private void writeBad() throws IOException {
    Files.writeString(folder.resolve("inside").resolve("bad.rules"), GAME.formatted("Bad", "d9"));
  }

  @Test
  void a_directory_is_checked_file_by_file() throws IOException {
    Run fine = run("check", folder.toString());
    assertThat(fine.code()).isEqualTo(ExitCode.FINE);
    assertThat(fine.lines())
        .hasSize(4)
        .anyMatch(line -> line.contains("good.rules: ") && line.endsWith("1 game"))
        .anyMatch(line -> line.endsWith("macros.rules: no game, only what other files include"))
        .anyMatch(line -> line.contains("Two.ZRF: ") && line.contains("2 games"));
    writeBad();
    Run bad = run("check", folder.toString());
    assertThat(bad.code()).isEqualTo(ExitCode.FAILED);
    assertThat(bad.lines())
        .hasSize(5)
        .anyMatch(line -> line.matches(".*bad\\.rules: 1 error, 0 warnings; 3:\\d+ unknown-.*d9.*"))
        .anyMatch(line -> line.startsWith("4 files: ") && line.contains("1 with errors"));
  }

  @Test
  void problems_are_told_beside_their_lines() throws IOException {
    writeBad();
    Path bad = folder.resolve("inside").resolve("bad.rules");
    assertThat(run("check", folder.toString(), "--github").lines())
        .anyMatch(
            line -> line.matches("::error file=.*bad\\.rules,line=3,title=unknown-[a-z]+::.*d9.*"));
    assertThat(run("check", bad.toString()).lines()).noneMatch(line -> line.startsWith("::"));
  }

  @Test
  void a_game_that_is_included_is_not_counted_again() throws IOException {
    Path variant = folder.resolve("variant.rules");
    Files.writeString(variant, "(include \"good\")\n(variant (title \"Other\") (no-moves draw))");
    assertThat(run("check", variant.toString()).lines()).containsExactly(variant + ": fine");
  }

  @Test
  void a_file_of_macros_that_is_named_is_no_game() {
    Run run = run("check", folder.resolve("macros.rules").toString());
    assertThat(run.code()).isEqualTo(ExitCode.FAILED);
  }

  @Test
  void a_check_can_be_read_by_a_program() throws IOException {
    writeBad();
    Run run = run("check", "--json", folder.toString());
    assertThat(run.lines()).hasSize(5);
    JsonNode two = new ObjectMapper().readTree(run.lines().get(1));
    assertThat(two.path("games").findValuesAsText("title")).containsExactly("One", "Two");
    JsonNode bad = new ObjectMapper().readTree(run.lines().get(2));
    assertThat(bad.path("verdict").asText()).isEqualTo("errors");
    assertThat(bad.path("problems").path(0).path("line").asInt()).isEqualTo(3);
    JsonNode summary = new ObjectMapper().readTree(run.lines().get(4)).path("summary");
    assertThat(summary.path("files").asInt()).isEqualTo(4);
    assertThat(summary.path("verdicts").path("errors").asInt()).isEqualTo(1);
  }

  @Test
  void random_games_of_a_directory_are_played() throws IOException {
    Run fine = run("soak", folder.toString(), "--games", "3");
    assertThat(fine.lines())
        .anyMatch(line -> line.endsWith("Two.ZRF: 6 games of 2 variants, 15 moves: fine"))
        .contains("0 failures in 0 files");
    assertThat(fine.code()).isEqualTo(ExitCode.FINE);
    writeBad();
    Run bad = run("soak", folder.toString(), "--games", "1");
    assertThat(bad.lines()).anyMatch(line -> line.endsWith("bad.rules: 1 error, not played"));
    assertThat(bad.code()).isEqualTo(ExitCode.FAILED);
  }

  @Test
  void a_game_that_cannot_be_begun_is_a_failure() throws IOException {
    Path file = folder.resolve("over.rules");
    Files.writeString(file, GAME.formatted("Over", "a3"));
    Run run = run("soak", file.toString(), "--json");
    assertThat(run.code()).isEqualTo(ExitCode.FAILED);
    JsonNode soak = new ObjectMapper().readTree(run.lines().get(0));
    assertThat(soak.path("games").asInt()).isEqualTo(1);
    assertThat(soak.path("failures").path(0).path("what").path(0).asText())
        .startsWith("over before the first move");
  }

  @Test
  void a_game_that_a_plug_in_plays_is_none() throws IOException {
    Path file = folder.resolve("plug-in.zrf");
    Files.writeString(
        file,
        """
        (game (title "Elsewhere") (players White Black) (turn-order White Black)
          (engine "elsewhere.dll")
          (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (9 0)) ("2/1" (0 9)))
            (directions (n 0 -1))))
          (board-setup (White (M a1)) (Black (M a2)))
          (piece (name M)))
        """);
    Run run = run("soak", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.FINE);
    assertThat(run.lines()).contains("1  not begun: a plug-in is to make its moves");
    Files.writeString(file, Files.readString(file).replace("(engine \"elsewhere.dll\")", ""));
    assertThat(run("soak", file.toString()).lines())
        .contains(
            "  `Elsewhere` is not begun: White has no move: 1 piece has no rules for moves.",
            "1  not begun: its file gives the player to move nothing to move");
  }

  /** What the pieces of old files may have instead of a turn; a square off the grid is a store. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      textBlock =
          """
          (White (M a2 b2))          = 2 pieces cannot go anywhere from where they stand
          (White (M x))              = 1 piece stands on a square that no direction leads from
          (White (M x) (W off 2))    = 1 piece stands on a square that no direction leads from, 2 pieces in hand cannot be dropped anywhere
          (White (R a1) (M off 1))   = 1 piece has no rules for moves, 1 piece in hand has no rules for drops
          (Black (M a1))             = they have no piece on the board or in hand
          """)
  void an_old_file_with_nothing_to_move_is_told_about(String setup, String why) throws IOException {
    Path file = folder.resolve("still.zrf");
    Files.writeString(
        file,
        """
        (game (title "Still") (players White Black) (turn-order White Black)
          (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b" (9 0)) ("2/1" (0 9)))
              (directions (n 0 -1) (s 0 1)))
            (positions (x 0 0 9 9)))
          (board-setup %s)
          (piece (name M) (moves (n add)))
          (piece (name R))
          (piece (name W) (drops ((verify enemy?) add))))
        """
            .formatted(setup));
    String sentence = "White has no move: " + why + ".";
    Run soak = run("soak", file.toString());
    assertThat(soak.code()).isEqualTo(ExitCode.FINE);
    assertThat(soak.lines()).contains("  `Still` is not begun: " + sentence);
    Run check = run("check", file.toString());
    assertThat(check.code()).isEqualTo(ExitCode.FINE);
    assertThat(check.lines()).contains("warning[no-first-turn]: " + sentence);
  }
}
