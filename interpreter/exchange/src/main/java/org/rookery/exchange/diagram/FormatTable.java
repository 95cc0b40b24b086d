package org.rookery.exchange.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Tables of two columns that belong to the format. */
final class FormatTable {
  private FormatTable() {}

  /** What each setting comes to. */
  static Map<String, String> settings() {
    return read("settings.tsv");
  }

  /** How pieces move whose moves need not be said, by their names in lower case. */
  static Map<String, String> pieces() {
    return read("pieces.tsv");
  }

  private static Map<String, String> read(String name) {
    Map<String, String> rows = new LinkedHashMap<>();
    try (InputStream in = FormatTable.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
        String[] fields = line.split("\t", -1);
        if (fields.length == 2) {
          rows.put(fields[0], fields[1]);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows;
  }
}
