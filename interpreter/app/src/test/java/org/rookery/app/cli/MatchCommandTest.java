package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What `match` says of its games, and of programs that break them off. */
class MatchCommandTest {
  private static final String GAME =
      "(game (title \"Toy\") (players White Black) (turn-order White Black)\n"
          + "(board (rectangle 2 8)) (piece (name Man) (letter M) (moves (n (verify empty?)"
          + " add)))\n"
          + "(board-setup (White (Man a1)) (Black (Man b8)))\n"
          + "(stalemate loss))\n";

  @TempDir private Path folder = Path.of("");
  private String printed = "";

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("toy.rules"), GAME);
  }

  private int run(String... words) {
    StringWriter out = new StringWriter();
    PrintWriter both = new PrintWriter(out);
    int code = RookeryCommand.run(words, both, both);
    printed = out.toString();
    return code;
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void everyGameHasACause() throws IOException {
    String games = path("games.pgn");
    int code =
        run(
            "match",
            "random",
            "random",
            path("toy.rules"),
            "--variant",
            "toy",
            "--games",
            "4",
            "--pgn",
            games);
    assertThat(code).isEqualTo(ExitCode.FINE);
    assertThat(printed).contains("4 games: +", " % (", "ended by: stalemate (4 times)");
    assertThat(Files.readString(Path.of(games)))
        .contains("[Termination \"normal\"]", "[Cause \"rules: stalemate\"]", "Black wins by");
    run(
        "match",
        "random",
        "random",
        path("toy.rules"),
        "--variant",
        "toy",
        "--games",
        "4",
        "--longest",
        "2");
    assertThat(printed).contains("ended by: limit of 2 moves (4 times)");
  }

  /** Games of another limit, opening or seed are those of another contest. */
  @Test
  void whatWasPlayedOtherwiseIsPlayedAgain() {
    String line = "match random random " + path("toy.rules") + " --variant toy --games 2";
    line += " --pgn " + path("games.pgn");
    for (String option : new String[] {"", " --longest 2", " --opening 1", " --seed 5"}) {
      run((line + option).split(" "));
      assertThat(printed).as(option).contains(" 2 games: +").doesNotContain("played before");
      run((line + option).split(" "));
      assertThat(printed).as(option).startsWith("2 games played before.").contains(" 2 games: +");
    }
  }

  /** The same for programs: one object, with the cause of every game. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "its programs are scripts of a shell")
  void asJson() throws IOException {
    String line = "match random random " + path("toy.rules") + " --variant toy --games 4";
    assertThat(run((line + " --json --elo 50 --pgn " + path("json.pgn")).split(" "))).isZero();
    JsonNode report = new ObjectMapper().readTree(printed);
    assertThat(report.get("game").asText()).isEqualTo("Toy");
    assertThat(report.get("test").asText()).isEqualTo("open");
    JsonNode score = report.get("score");
    assertThat(score.get("games").asInt()).isEqualTo(4);
    int points = 0;
    for (JsonNode game : report.get("results")) {
      assertThat(game.get("cause").asText()).isEqualTo("rules");
      assertThat(game.get("reason").asText()).isEqualTo("stalemate");
      points += game.get("points").asInt();
    }
    assertThat(report.get("results")).hasSize(4);
    assertThat(score.get("share").asDouble()).isEqualTo(points / 8.0);
    assertThat(score.get("low").asDouble()).isLessThan(score.get("share").asDouble());
    // Going on with a file whose games are all played prints the same object and nothing else.
    String before = printed;
    run((line + " --json --elo 50 --pgn " + path("json.pgn")).split(" "));
    assertThat(printed).isEqualTo(before);

    String broken = "match random uci:" + dying() + " " + path("toy.rules") + " --variant toy";
    assertThat(run((broken + " --json").split(" "))).isEqualTo(ExitCode.FAILED);
    report = new ObjectMapper().readTree(printed);
    assertThat(report.get("stopped").asBoolean()).isTrue();
    assertThat(report.get("brokenByB").asInt()).isEqualTo(3);
    assertThat(report.get("brokenByA").asInt()).isZero();
    assertThat(report.get("score").get("games").asInt()).isZero();
    assertThat(report.get("test").isNull()).isTrue();
    JsonNode first = report.get("results").get(0);
    assertThat(first.get("cause").asText()).isEqualTo("program died");
    assertThat(first.get("reason").asText()).isEqualTo("ended with exit code 4");
    assertThat(first.get("counts").asBoolean()).isFalse();
  }

  /** A program that ends when it is asked for a move. */
  private Path dying() throws IOException {
    Path program = folder.resolve("program");
    Files.writeString(
        program,
        "#!/bin/sh\nwhile read -r l; do case \"$l\" in uci) echo uciok;; isready) echo readyok;;"
            + " go*) exit 4;; esac; done\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    return program;
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "its programs are scripts of a shell")
  void aProgramThatBreaksWinsAndLosesNothing() throws IOException {
    Path program = dying();
    int code =
        run(
            "match",
            "random",
            "uci:" + program,
            path("toy.rules"),
            "--variant",
            "toy",
            "--games",
            "9");
    assertThat(code).isEqualTo(ExitCode.FAILED);
    assertThat(printed)
        .contains("no games that count")
        .contains("broke 3 games off, which do not count: it ended with exit code 4 (3 times).")
        .contains("3 games in a row were broken off: no more are played.")
        .doesNotContain("Elo", "\tat ");
  }

  @Test
  void gamesAreAddedToPgnOnly() throws IOException {
    for (String text : new String[] {GAME, "; remarks\n" + GAME, "[variants]\nking = k\n"}) {
      Path mine = folder.resolve("mine.rules");
      Files.writeString(mine, text);
      int code =
          run(
              "match",
              "random",
              "random",
              path("toy.rules"),
              "--variant",
              "toy",
              "--games",
              "1",
              "--pgn",
              mine + "");
      assertThat(code).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(printed).contains("is no file of games in PGN");
      assertThat(mine).hasContent(text);
    }
  }
}
