package org.rookery.tests.editing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.tests.Checkout;
import org.rookery.tests.ProgramUnderTest;

/**
 * Editors that others wrote, driven without a screen with the files that set them up: Neovim, Emacs
 * with eglot, and a client of npm packages. Each is skipped where it is not installed.
 */
@Tag("editors")
class EditorsTest {
  private static final System.Logger LOG = System.getLogger("editors");

  private static final Path HERE = Checkout.path("tests", "src", "test", "resources", "editing");
  private static final Path SETUPS = Checkout.path("interpreter", "editors");

  @TempDir private Path folder = Path.of("");

  @Test
  void neovim() throws Exception {
    assumeInstalled("nvim");
    drive(
        "nvim",
        "--headless",
        "-u",
        SETUPS.resolve("neovim.lua").toString(),
        "-c",
        "luafile " + HERE.resolve("neovim.lua"),
        mine().toString());
  }

  @Test
  void emacs() throws Exception {
    assumeInstalled("emacs");
    Process eglot = new ProcessBuilder("emacs", "--batch", "-l", "eglot").start();
    assumeTrue(eglot.waitFor() == 0, "skipped: emacs has no eglot");
    drive(
        "emacs",
        "--batch",
        "-l",
        SETUPS.resolve("emacs.el").toString(),
        "-l",
        HERE.resolve("emacs.el").toString(),
        "--eval",
        "(rookery-drive \"" + mine() + "\")");
  }

  /** {@code -Drookery.npm=FOLDER} is where {@code npm install} has put its packages. */
  @Test
  void npm() throws Exception {
    Path packages = Path.of(System.getProperty("rookery.npm", "node_modules"));
    boolean there = Files.isDirectory(packages.resolve("vscode-languageserver-protocol"));
    assumeTrue(there, "skipped: no vscode-languageserver-protocol in " + packages);
    assumeInstalled(System.getProperty("rookery.node", "node"));
    drive(
        System.getProperty("rookery.node", "node"),
        HERE.resolve("client.js").toString(),
        mine().toString());
  }

  private static void assumeInstalled(String program) {
    boolean there =
        Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
            .anyMatch(place -> Files.isExecutable(Path.of(place).resolve(program)));
    assumeTrue(there, "skipped: " + program + " is not installed");
  }

  /** A rules file of an author who has blanks and umlauts in the names of their folders. */
  private Path mine() throws IOException {
    Path own = Files.createDirectory(folder.resolve("meine größe"));
    return Files.copy(HERE.resolve("mine.rules"), own.resolve("mine.rules"));
  }

  /** A launcher in the path that runs the classes under test. */
  private Path launcher() throws IOException {
    Path program = Files.createDirectory(folder.resolve("bin")).resolve("rookery");
    List<String> words = ProgramUnderTest.command();
    Files.writeString(program, "#!/bin/sh\nexec '" + String.join("' '", words) + "' \"$@\"\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return program.getParent();
  }

  private void drive(String... command) throws Exception {
    Path told = folder.resolve("told.txt");
    ProcessBuilder editor = new ProcessBuilder(command).redirectOutput(told.toFile());
    editor.redirectError(ProcessBuilder.Redirect.DISCARD);
    String path = launcher() + File.pathSeparator + System.getenv("PATH");
    editor.environment().put("PATH", path);
    editor.environment().put("LC_ALL", "C.UTF-8");
    editor.environment().put("NODE_PATH", System.getProperty("rookery.npm", "node_modules"));
    Process running = editor.start();
    boolean over = running.waitFor(180, TimeUnit.SECONDS);
    running.destroyForcibly();
    String text = Files.readString(told, StandardCharsets.UTF_8);
    LOG.log(System.Logger.Level.INFO, command[0] + ":\n" + text);
    assertThat(over).as(text).isTrue();
    assertThat(text).contains("ok hover").doesNotContain("WRONG");
    assertThat(running.exitValue()).as(text).isZero();
  }
}
