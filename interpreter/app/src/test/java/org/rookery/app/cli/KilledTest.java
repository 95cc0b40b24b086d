package org.rookery.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills `fmt`, `save` and `test --record` at random moments: nothing is ever half written. */
class KilledTest {
  private static final int MOST_MILLIS = 400;

  @TempDir private Path folder;

  /** Starts a Java program of this class path. */
  static Process java(Class<?> main, String... args) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Drookery.home=" + System.getProperty("rookery.home"),
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  private void kill(int times) throws Exception {
    Map<Path, Set<String>> contents = new Restless(folder).contents();
    contents.forEach((file, some) -> assertThat(some).as("the contents of " + file).hasSize(2));
    Random random = new Random(1);
    int[] inTheMiddle = new int[1];
    for (int i = 0; i < times; i++) {
      Process process = java(Restless.class, folder.toString());
      try (BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        assertThat(out.readLine()).isEqualTo("begun");
        Thread.sleep(random.nextInt(MOST_MILLIS));
      } finally {
        process.destroyForcibly().waitFor();
      }
      for (Map.Entry<Path, Set<String>> file : contents.entrySet()) {
        assertThat(file.getValue().contains(Files.readString(file.getKey())))
            .as("kill " + i + ": the content of " + file.getKey() + " is an old or a new one")
            .isTrue();
      }
      inTheMiddle[0] += leftovers() > 0 ? 1 : 0;
    }
    System.out.println(times + " kills, " + inTheMiddle[0] + " of them while a file was written");
  }

  /** Removes what killed programs could not. */
  private long leftovers() throws Exception {
    List<Path> left;
    try (var files = Files.list(folder)) {
      left = files.filter(file -> file.toString().endsWith(".tmp")).toList();
    }
    for (Path file : left) {
      Files.delete(file);
    }
    return left.size();
  }

  @Tag("slow")
  @Test
  void once_in_a_while() throws Exception {
    kill(2);
  }

  @Test
  @Tag("kill")
  void two_hundred_times() throws Exception {
    kill(200);
  }
}
