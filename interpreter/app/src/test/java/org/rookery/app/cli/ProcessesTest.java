package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What only real processes show: a full disk, and streams of the system. */
@Timeout(value = 600, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ProcessesTest {
  @TempDir private Path folder;

  private record Ended(int code, String out, String err) {}

  /** Runs a line of the shell in which `$ROOKERY` is the program. */
  private Ended shell(String line) throws Exception {
    assumeTrue(Files.exists(Path.of("/bin/bash")), "needs a shell");
    Path out = folder.resolve("stdout");
    Path err = folder.resolve("stderr");
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", "-c", line)
            .directory(folder.toFile())
            .redirectInput(Path.of("/dev/null").toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "ROOKERY",
                String.join(
                    " ",
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData",
                    "-Drookery.home=" + System.getProperty("rookery.home"),
                    "-cp",
                    System.getProperty("java.class.path"),
                    Main.class.getName())));
    Process process = builder.start();
    if (!process.waitFor(500, TimeUnit.SECONDS)) {
      process.destroyForcibly();
    }
    String printed = Files.readString(out, StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), printed, Files.readString(err, StandardCharsets.UTF_8));
  }

  @Test
  void a_full_disk_leaves_the_file_as_it_is_and_nothing_beside_it() throws Exception {
    String text = "; a comment\n".repeat(4_000) + "(game\n(title \"x\"))\n";
    Path rules = Files.writeString(folder.resolve("x.rules"), text);
    // No file may grow beyond 8 KB here, which is how a disk without room looks to a program.
    Ended ended = shell("ulimit -f 8; exec $ROOKERY fmt x.rules");
    assertThat(ended.err())
        .startsWith("rookery: The file `" + rules.getFileName() + "` cannot be written: ");
    assertThat(ended.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(Files.readString(rules).equals(text)).isTrue();
    ended = shell("ulimit -f 8; exec $ROOKERY render chess -o new.svg");
    assertThat(ended.code()).isEqualTo(ExitCode.BAD_INPUT);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()).sorted().toList())
          .isEqualTo(List.of("stderr", "stdout", "x.rules"));
    }
  }

  @Test
  void a_full_device_and_a_closed_pipe() throws Exception {
    Ended full = shell("exec $ROOKERY list >/dev/full");
    assertThat(full)
        .isEqualTo(
            new Ended(
                ExitCode.OUTPUT_LOST,
                "",
                "rookery: the output cannot be written: No space left on device.\n"));
    Ended pipe = shell("set -o pipefail; $ROOKERY words | head -1");
    assertThat(pipe)
        .isEqualTo(new Ended(ExitCode.CLOSED_PIPE, "# The words of the language\n", ""));
  }

  @Test
  void what_is_no_message_of_an_editor_is_told_in_one_sentence() throws Exception {
    Ended ended = shell("printf 'Content-Length: 999999999999\\r\\n\\r\\n{}' | $ROOKERY lsp");
    assertThat(ended)
        .isEqualTo(
            new Ended(
                ExitCode.BAD_INPUT,
                "",
                "rookery: the editor left without a farewell, or sent what is no message of the"
                    + " protocol.\n"));
  }
}
