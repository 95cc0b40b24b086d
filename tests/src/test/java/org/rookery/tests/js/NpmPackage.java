package org.rookery.tests.js;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rookery.tests.Checkout;
import org.rookery.tests.NodeProcess;

/** The package for JavaScript, installed by npm in a folder of its own. */
public final class NpmPackage {
  private static final Path SCRIPTS = Checkout.path("tests", "src", "test", "resources", "js");

  private final Path folder;

  private NpmPackage(Path folder) {
    this.folder = folder;
  }

  /** Installs it without a network. */
  public static NpmPackage in(Path folder) throws IOException, InterruptedException {
    NpmPackage installed = new NpmPackage(folder);
    Files.writeString(
        folder.resolve("package.json"), "{\"private\": true, \"type\": \"module\"}\n");
    installed.run(
        List.of("npm", "install", "--offline", "--no-audit", "--no-fund", tarball().toString()));
    return installed;
  }

  /** What the build has packed. */
  static Path tarball() throws IOException {
    try (Stream<Path> files = Files.list(Checkout.path("interpreter", "js", "target"))) {
      return files
          .filter(file -> file.toString().endsWith(".tgz"))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("the package has not been built"));
    }
  }

  /** Where npm has put it. */
  Path unpacked() {
    return folder.resolve("node_modules").resolve("rookery");
  }

  /** Copies a script of these tests to where it finds the package. */
  public Path script(String name) throws IOException {
    return Files.copy(SCRIPTS.resolve(name), folder.resolve(name));
  }

  /** Node, for a script in the folder. */
  ProcessBuilder node(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(NodeProcess.program()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  /** What a command prints, which has to succeed. */
  public String run(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as("%s%n%s", command, printed).isZero();
    return printed;
  }
}
