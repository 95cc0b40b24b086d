package org.rookery.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Node, which runs the interpreter for browsers; {@code -Drookery.node=PATH} says which. */
public final class NodeProcess {
  /** The first version whose WebAssembly has garbage collection. */
  private static final int OLDEST = 22;

  private static final Path SCRIPTS = Checkout.path("tests", "src", "test", "resources", "browser");

  private NodeProcess() {}

  /** A process that runs one of the scripts of the tests of browsers. */
  public static ProcessBuilder running(String script, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program(), SCRIPTS.resolve(script).toString()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  /** The program itself, which is new enough. */
  public static String program() throws IOException, InterruptedException {
    String program = System.getProperty("rookery.node", "node");
    String version = version(program);
    assertThat(Integer.parseInt(version.replaceAll("v(\\d+)\\..*", "$1")))
        .as(
            "node %s: %d or later is needed (npm install node@22, -Drookery.node=PATH)",
            version, OLDEST)
        .isGreaterThanOrEqualTo(OLDEST);
    return program;
  }

  private static String version(String program) throws IOException, InterruptedException {
    Process asked = new ProcessBuilder(program, "--version").start();
    String version =
        new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(asked.waitFor()).isZero();
    return version;
  }
}
