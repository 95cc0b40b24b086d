package org.rookery.player.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The names of games that programs to play on know without being told; no program text has any. */
final class StandardNames {
  private static final String RESOURCE = "standard-names.txt";

  private StandardNames() {}

  /** Names in the order in which to offer them: first those that are known everywhere. */
  static List<String> first(List<String> names) {
    List<String> sorted = new ArrayList<>(known());
    sorted.retainAll(names);
    names.stream().filter(name -> !sorted.contains(name)).forEach(sorted::add);
    return sorted;
  }

  /** Whether programs know a name, and the game by it. */
  static boolean isKnown(String name) {
    return known().contains(name);
  }

  private static List<String> known() {
    try (InputStream in = StandardNames.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + RESOURCE);
      }
      return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip().split("\\s+"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
