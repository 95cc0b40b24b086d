package org.rookery.app.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Texts that name games, men and squares, which no program text does: they lie beside the program
 * and are read only when somebody asks for help.
 */
final class HelpText {
  private static final String RESOURCE = "help.txt";
  private static final String HEAD = "= ";

  private HelpText() {}

  /** The lines behind {@code = topic}; none when there are no such lines. */
  static String of(String topic) {
    StringBuilder text = new StringBuilder();
    boolean inside = false;
    for (String line : lines()) {
      if (line.startsWith(HEAD)) {
        inside = line.equals(HEAD + topic);
      } else if (inside) {
        text.append(line).append(System.lineSeparator());
      }
    }
    return text.toString().stripTrailing();
  }

  private static List<String> lines() {
    try (InputStream in = HelpText.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + RESOURCE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
