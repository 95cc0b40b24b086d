package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Graphs are printed so that Graphviz reads them, whatever things are called. */
class DotTest {
  private static final String TEXT = "\"(?:[^\"\\\\\n]|\\\\[^\n])*\"";

  @Test
  void names_with_backslashes_end_no_text(@TempDir Path folder) throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("x.rules"),
            """
            (game (title "T\\") (players White Black) (turn-order White Black)
              (board (rectangle 3 3) (zone (name z\\) (positions a1)))
              (board-setup (White (M\\ a1)) (Black (M\\ c3)))
              (piece (name M\\) (letter M)
                (moves (n (verify (not (in-zone? z\\))) (if (empty? n) (set-flag f\\ true))
                  (verify (flag? f\\)) add))))
            """);
    Cli.Run run =
        Cli.run("dump", rules.toString(), "--stage", "graph", "--format", "dot", "--piece", "M\\");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("digraph \"M\\\\\" {\n").contains("z\\\\").contains("f\\\\");
    assertThat(run.out().lines()).noneMatch(line -> line.replaceAll(TEXT, "").contains("\""));
  }
}
