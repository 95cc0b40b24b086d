package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FarmCommandTest {
  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Path pieces = Files.createDirectories(folder.resolve("new/parts"));
    Files.writeString(
        pieces.resolve("men.rules"),
        """
        (define walker (piece (name Man) (letter M) (moves (betza "mWcF"))))
        """);
    String game =
        """
        (include "parts/men")
        (game (title "Walk") (players White Black) (turn-order White Black)
          (board (rectangle 4 4)) (board-setup (White (Man a1)) (Black (Man d4)))
          (walker)
          (ending "taken" (captured Man) loss)
          (ending "stuck" stalemated loss))
        """;
    Files.writeString(folder.resolve("new/walk.rules"), game);
    Files.writeString(
        folder.resolve("new/walk.yaml"),
        """
        rules: walk.rules
        cases:
          - name: two ways to go
            expect: {count: 2, legal: [a1-a2]}
          - name: nine men
            expect: {count: 9}
        """);
    Path old = Files.createDirectories(folder.resolve("old"));
    Files.writeString(
        old.resolve("walk.rules"),
        game.replace(
            "(include \"parts/men\")",
            "(define walker (piece (name Man) (letter M) (moves (betza \"F\"))))"));
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private Cli.Run run(String threads, String line) {
    List<String> words = new ArrayList<>(List.of("farm"));
    words.addAll(
        Arrays.asList(line.replace("NEW", file("new")).replace("OLD", file("old")).split(" ")));
    words.addAll(List.of("--threads", threads, "--folder", file("kept" + threads)));
    return Cli.typing("", words.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "perft chess NEW/walk.rules --depth 4 --tasks 30 --divide",
        "balance NEW/walk.rules --games 9 --nodes 20 --longest 20",
        "match NEW/walk.rules -a nodes:20 -b random --games 9 --longest 20",
        "soak NEW/walk.rules NEW/parts/men.rules --games 2 --plies 20",
        "test NEW/walk.yaml",
        "diff OLD NEW",
      })
  void the_report_has_the_same_bytes_with_any_number_of_threads(String line) throws IOException {
    Cli.Run one = run("1", line);
    Cli.Run three = run("3", line);
    assertThat(one.out()).isNotEmpty().isEqualTo(three.out());
    assertThat(one.code()).isEqualTo(three.code()).isLessThanOrEqualTo(ExitCode.FAILED);
    for (String report : List.of("report.txt", "report.json", "report.html")) {
      assertThat(folder.resolve("kept1").resolve(report))
          .hasSameTextualContentAs(folder.resolve("kept3").resolve(report));
    }
    assertThat(Files.readString(folder.resolve("kept1/report.txt"))).isEqualTo(one.out());
  }

  @Test
  void counts_are_those_of_perft() {
    for (String game : List.of("chess", "minishogi", "breakthrough")) {
      String counted = Cli.run("perft", game, "3").out().strip();
      assertThat(run("2", "perft " + game + " --depth 3").out()).contains(" " + counted + " ");
    }
  }

  @Test
  void equal_positions_are_counted_once() {
    // 8,902 ways lead to fewer positions three turns from the start.
    assertThat(run("2", "perft chess --depth 5 --tasks 1000").out())
        .containsPattern("chess +4865609 +3 +5\\d\\d\\d +8902\n");
  }

  @Test
  void a_suite_that_does_not_hold_is_told() {
    Cli.Run run = run("1", "test NEW/walk.yaml");
    assertThat(run.code()).isEqualTo(ExitCode.FAILED);
    assertThat(run.out()).contains("FAIL", "walk.yaml:5", "together", "2 cases, 1 failed");
  }

  @Test
  void mutants_are_those_of_mutate() throws IOException {
    Path suite = folder.resolve("new/walk.yaml");
    Files.writeString(suite, Files.readString(suite).replace("9", "2"));
    String alone = Cli.run("mutate", file("new/walk.rules"), "--count", "12").out();
    Cli.Run farm = run("2", "mutate NEW/walk.rules --count 12");
    assertThat(farm.code()).isEqualTo(ExitCode.FINE);
    assertThat(alone).contains("12 mutants");
    for (String line : alone.lines().filter(line -> !line.isBlank()).toList()) {
      assertThat(farm.out()).contains(line.stripTrailing());
    }
  }

  @Test
  void what_cannot_be_done_is_refused_in_a_sentence() {
    assertThat(run("1", "match chess -a uci:x -b random").err())
        .contains("`uci:x` does not play the same on every machine");
    assertThat(run("1", "perft chess --depth 0").err())
        .contains("The depth should be from 1 to 99");
    assertThat(run("1", "perft no-such-game --depth 2").err()).contains("There is no game");
    Cli.Run spark = run("1", "perft chess --depth 2 --master local[2]");
    assertThat(spark.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(spark.err()).contains("Spark is not part of this program", "-Pfarm");
  }

  @Test
  void what_is_finished_is_not_done_again() throws IOException {
    String line = "perft chess --depth 3";
    Cli.Run whole = run("1", line);
    Path log = folder.resolve("kept1/tasks.log");
    List<String> lines = Files.readAllLines(log);
    // As if it had been killed: no word of the end, and the last line cut off.
    String cut = String.join("\n", lines.subList(0, 15)) + "\n" + lines.get(15).substring(0, 30);
    Files.writeString(log, cut);
    Cli.Run rest = run("1", line);
    assertThat(rest.err()).contains("20 tasks, 14 of them done before");
    assertThat(rest.out()).isEqualTo(whole.out());
    assertThat(Files.readAllLines(log)).hasSize(16 + 6 + 1);
  }
}
