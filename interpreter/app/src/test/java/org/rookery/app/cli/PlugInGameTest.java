package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game whose moves a plug-in makes is neither drawn nor played: every command says so. */
class PlugInGameTest {
  private static final String SENTENCE = "The moves of this game come from a plug-in of Zillions";
  private static final String GAME =
      "(game (title \"Elsewhere\") (players White Black) (turn-order White Black)"
          + " (engine \"elsewhere.dll\") %s (board (rectangle 3 3))"
          + " (board-setup (White (Man a1)) (Black (Man c3)))"
          + " (piece (name Man) (letter M) %s))\n";

  @TempDir private Path folder = Path.of("");
  private String printed = "";

  @BeforeEach
  void write() throws IOException {
    Files.writeString(folder.resolve("still.zrf"), GAME.formatted("", ""));
    Files.writeString(
        folder.resolve("passing.zrf"), GAME.formatted("(option \"pass turn\" true)", ""));
    Files.writeString(
        folder.resolve("moving.zrf"), GAME.formatted("", "(moves (n (verify empty?) add))"));
  }

  private int run(String line, String file) {
    StringWriter out = new StringWriter();
    String[] words = line.replace("GAME", folder.resolve(file).toString()).split(" ");
    PrintWriter both = new PrintWriter(out);
    int code = RookeryCommand.run(words, both, both);
    printed = out.toString();
    return code;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "moves GAME",
        "play GAME",
        "perft GAME 2",
        "why GAME a1-a2",
        "serve GAME",
        "publish GAME -o x.html",
        "match random random GAME --games 2",
        "engine GAME",
        "balance GAME --games 2",
        "solve GAME",
        "values GAME",
        "tune GAME",
        "farm perft GAME --depth 2"
      })
  void commandsThatMakeMovesStop(String line) {
    for (String file : new String[] {"still.zrf", "passing.zrf"}) {
      assertThat(run(line, file)).as(line + " " + printed).isEqualTo(ExitCode.BAD_INPUT);
      assertThat(printed).contains(SENTENCE).doesNotContain("stalemate", "pass\n", "\tat ");
    }
  }

  @Test
  void theBoardIsShownWithoutAResult() {
    for (String file : new String[] {"still.zrf", "passing.zrf"}) {
      assertThat(run("show GAME", file)).isEqualTo(ExitCode.FINE);
      assertThat(printed).contains(SENTENCE).doesNotContain("draw", "stalemate");
    }
  }

  @Test
  void movesThatAreInTheFileAreMade() {
    assertThat(run("moves GAME", "moving.zrf")).isEqualTo(ExitCode.FINE);
    assertThat(printed).contains("a1-a2");
  }
}
