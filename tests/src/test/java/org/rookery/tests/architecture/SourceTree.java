package org.rookery.tests.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rookery.tests.Checkout;

/** The Java sources of the modules, read as text. */
final class SourceTree {
  private SourceTree() {}

  /** The main sources of every module. */
  static List<Path> mainFiles() {
    return below("interpreter").stream()
        .filter(file -> file.toString().replace('\\', '/').contains("src/main/java"))
        .toList();
  }

  /** All sources, those of tests among them. */
  static List<Path> files() {
    return Stream.of("interpreter", "tests").flatMap(folder -> below(folder).stream()).toList();
  }

  private static List<Path> below(String folder) {
    try (Stream<Path> files = Files.walk(Checkout.path(folder))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.toString().replace('\\', '/').contains("/target/"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path file) {
    return Checkout.read(file);
  }
}
