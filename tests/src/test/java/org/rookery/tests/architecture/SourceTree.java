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
    try (Stream<Path> files = Files.walk(Checkout.path("interpreter"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> file.toString().contains("src/main/java"))
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
