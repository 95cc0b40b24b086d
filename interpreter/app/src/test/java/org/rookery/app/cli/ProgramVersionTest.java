package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class ProgramVersionTest {
  @Test
  void the_commit_is_that_of_the_build() {
    String commit = ProgramVersion.commit();

    assertThat(commit).matches("([0-9a-f]{7,40}(-dirty)?)?");
    assertThat(ProgramVersion.text())
        .isEqualTo(
            ProgramVersion.program()
                + (commit.isEmpty() ? "" : " (" + commit + ")")
                + ", Java "
                + Runtime.version().feature());
  }

  @Test
  void main_and_commands_print_the_same_version() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      Main.main(new String[] {"--version"});
    } finally {
      System.setOut(before);
    }

    String line = bytes.toString(StandardCharsets.UTF_8);
    assertThat(line).startsWith("Rookery ").contains(", Java " + Runtime.version().feature());
    assertThat(Cli.run("moves", "--version").out()).isEqualTo(line);
  }
}
