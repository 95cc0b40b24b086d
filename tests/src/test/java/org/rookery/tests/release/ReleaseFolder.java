package org.rookery.tests.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.rookery.tests.Checkout;

/** The folder with everything that can be published. */
final class ReleaseFolder {
  private static final Path TARGET = Checkout.path("interpreter", "release", "target");
  private static final int MOST_SECONDS = 180;

  private ReleaseFolder() {}

  /** What a command printed, and its exit code. */
  record Ran(int code, String out) {
    /** What it printed, when it succeeded. */
    String fine() {
      assertThat(code).as(out).isZero();
      return out;
    }
  }

  static Path path() {
    Path folder = TARGET.resolve("release");
    assertThat(folder).as("made by mvn -Prelease package").isDirectory();
    return folder;
  }

  /** A file by its beginning and its end. */
  static Path file(String begin, String end) throws IOException {
    try (Stream<Path> files = Files.list(path())) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(begin))
          .filter(file -> file.getFileName().toString().endsWith(end))
          .findFirst()
          .orElseThrow(() -> new AssertionError("no " + begin + "*" + end));
    }
  }

  /** The program, as the zip for any Java has it. */
  static Path launcher(Path folder) throws IOException {
    unzip(path().resolve("rookery-any.zip"), folder);
    Path launcher = folder.resolve("rookery").resolve("rookery");
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    return launcher;
  }

  /** Unpacks a zip, whatever its name ends in. */
  static void unzip(Path file, Path folder) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(file, Map.of());
        Stream<Path> all = Files.walk(zip.getPath("/"))) {
      for (Path entry : all.toList()) {
        Path to = folder.resolve(entry.toString().substring(1));
        if (Files.isDirectory(entry)) {
          Files.createDirectories(to);
        } else {
          Files.copy(entry, to);
        }
      }
    }
  }

  /** Runs a command in a folder. */
  static Ran run(Path folder, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("release", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().close();
    try {
      assertThat(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)).as(command::toString).isTrue();
      return new Ran(process.exitValue(), Files.readString(out, StandardCharsets.UTF_8));
    } finally {
      process.destroyForcibly();
      Files.delete(out);
    }
  }

  static Ran run(Path folder, String... command) throws IOException, InterruptedException {
    return run(folder, Map.of(), List.of(command));
  }

  /** Whether a program is on the path. */
  static boolean has(String program) {
    return Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }
}
