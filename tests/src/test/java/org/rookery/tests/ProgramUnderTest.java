package org.rookery.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program as it runs for its users, from the classes that are tested. */
public final class ProgramUnderTest {
  private ProgramUnderTest() {}

  /** The command line that runs it with these words. */
  public static List<String> command(String... words) {
    return command(Checkout.path(""), words);
  }

  /** Runs it to its end, which must be a good one. */
  public static void run(String... words) throws IOException, InterruptedException {
    run(Checkout.path(""), words);
  }

  /** The same with the games and the library of another folder. */
  public static void run(Path home, String... words) throws IOException, InterruptedException {
    Process program =
        new ProcessBuilder(command(home, words))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(program.waitFor()).isZero();
  }

  private static List<String> command(Path home, String... words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-Drookery.home=" + home);
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add("org.rookery.app.cli.Main");
    command.addAll(List.of(words));
    return command;
  }
}
