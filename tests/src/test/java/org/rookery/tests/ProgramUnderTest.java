package org.rookery.tests;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program as it runs for its users, from the classes that are tested. */
public final class ProgramUnderTest {
  private ProgramUnderTest() {}

  /** The command line that runs it with these words. */
  public static List<String> command(String... words) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-Drookery.home=" + Checkout.path(""));
    command.add("-cp");
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
    command.add("org.rookery.app.cli.Main");
    command.addAll(List.of(words));
    return command;
  }
}
