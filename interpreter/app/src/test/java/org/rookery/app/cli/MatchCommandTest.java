package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
          + "(board (rectangle 2 8)) (piece (name Man) (letter M) (moves (n (verify empty?) add)))\n"
          + "(board-setup (White (Man a1)) (Black (Man b8)))\n(stalemate loss))\n";

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

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aProgramThatBreaksWinsAndLosesNothing() throws IOException {
    Path program = folder.resolve("program");
    Files.writeString(
        program,
        "#!/bin/sh\nwhile read -r l; do case \"$l\" in uci) echo uciok;; isready) echo readyok;;"
            + " go*) exit 4;; esac; done\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
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
