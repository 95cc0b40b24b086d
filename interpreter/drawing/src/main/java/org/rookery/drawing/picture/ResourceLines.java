package org.rookery.drawing.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The lines of a text file that comes with this package. */
final class ResourceLines {
  private ResourceLines() {}

  /** Its lines; those that are blank or begin with {@code //} are left out. */
  static List<String> of(String name) {
    try (InputStream in = ResourceLines.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("//"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
