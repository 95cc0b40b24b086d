package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files and folders that are there and cannot be read, whoever asks: links that lead in a circle,
 * and folders whose paths are longer than the system takes.
 */
class UnreadableTest {
  @TempDir private Path folder;

  private Workplace place() throws IOException {
    return new Workplace(folder).fill("");
  }

  /** A link to itself. */
  private Path circle(String name) throws IOException {
    Path link = folder.resolve(name);
    return Files.createSymbolicLink(link, link.getFileName());
  }

  /** Works in the folder with what only a shell can do there. */
  private void shell(String line) throws Exception {
    assumeTrue(Files.exists(Path.of("/bin/bash")), "needs a shell");
    Process process =
        new ProcessBuilder("/bin/bash", "-c", line).directory(folder.toFile()).start();
    assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  @Test
  void a_link_in_a_circle_is_refused_by_every_command() throws Exception {
    Workplace place = place();
    Path link = circle("circle.rules");
    List<String> wrong = new ArrayList<>();
    for (String command : Workplace.READING) {
      Cli.Run run = Cli.typing("", place.words(command, "", link.toString()));
      if ((run.code() != 1 && run.code() != 2) || !run.all().contains("circle.rules")) {
        wrong.add(command + ": " + run.code() + " " + run.all());
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(Cli.typing("", "moves", link.toString()).err())
        .contains("circle.rules` is a link that leads nowhere.");
  }

  @Test
  void a_file_that_cannot_be_read_does_not_keep_the_others_from_their_turn() throws Exception {
    place();
    circle("circle.rules");
    circle("circle.yaml");
    Cli.Run check = Cli.typing("", "check", folder.toString());
    assertThat(check.code()).isEqualTo(1);
    assertThat(check.out()).contains("circle.rules` is a link that leads nowhere.", "x.rules: ");
    Cli.Run test = Cli.typing("", "test", folder.toString());
    assertThat(test.code()).isEqualTo(2);
    assertThat(test.all()).contains("circle.yaml` cannot be read: ", "x.yaml: 1 case");
    Cli.Run fmt = Cli.typing("", "fmt", folder.toString());
    assertThat(fmt.code()).isEqualTo(2);
    assertThat(fmt.err()).contains("circle.rules` cannot be read: ");
  }

  @Test
  void a_folder_that_cannot_be_looked_into_is_told_and_the_rest_is_done() throws Exception {
    place();
    String name = "d".repeat(250);
    // Entered step by step; a path from the top would be longer than 4096 letters.
    shell("for i in {1..18}; do mkdir " + name + " && cd " + name + " || exit 1; done");
    try {
      for (String command : List.of("check", "test", "fmt", "soak --games 1 --plies 2")) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.add(folder.toString());
        Cli.Run run = Cli.typing("", words.toArray(String[]::new));
        assertThat(run.code()).as("%s: %s", command, run.err()).isEqualTo(2);
        assertThat(run.err()).as(command).containsPattern("The directory `\\S+` cannot be ");
        assertThat(command.equals("fmt") || run.out().contains("x.")).as(run.out()).isTrue();
      }
    } finally {
      shell("rm -rf " + name);
    }
  }

  @Test
  void where_a_file_is_wanted_a_folder_is_refused() throws Exception {
    Workplace place = place();
    for (String command : List.of("replay I G", "replay L I")) {
      Cli.Run run = Cli.typing("", place.words(command, "", folder.toString()));
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).contains("is a directory");
    }
  }
}
