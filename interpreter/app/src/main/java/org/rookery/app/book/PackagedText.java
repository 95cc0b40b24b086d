package org.rookery.app.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The texts that come with the program, beside its classes. */
public final class PackagedText {
  private PackagedText() {}

  /** The whole text of a file that lies beside a class. */
  public static String of(Class<?> neighbour, String name) {
    try (InputStream in = neighbour.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
