package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {
  @TempDir Path folder;

  private Cli.Run imported(String section) throws Exception {
    Path from = Files.writeString(folder.resolve("some.ini"), section);
    return Cli.run("import", "fairy", from.toString(), "--to", folder.toString(), "--replace");
  }

  /** A piece that is left out may be in a hand of the set-up. */
  @Test
  void whatCannotBeLoadedIsSaidToBe() throws Exception {
    String section = "[mine:chess]\nhawk = h\nstartFen = 4k3/8/8/8/8/8/8/4K3%s w - - 0 1\n";

    assertThat(imported(section.formatted("[H]")).err())
        .contains("mine cannot be loaded: error[bad-fen]: No piece has the letter `H`.");
    assertThat(imported(section.formatted("")).err()).doesNotContain("cannot be loaded");
  }
}
