package org.rookery.player.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The names of games that programs to play on know without being told; no program text has any. */
final class StandardNames {
  private static final String RESOURCE = "standard-names.txt";

  /** A protocol's first word and the game it was made for, line by line. */
  private static final String FIRST = "first-games.txt";

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

  /** The game that a protocol was made for; empty where it is for any. */
  static Optional<String> of(String protocol) {
    List<String> words = words(FIRST);
    int at = words.indexOf(protocol);
    return at < 0 ? Optional.empty() : Optional.of(words.get(at + 1));
  }

  private static List<String> known() {
    return words(RESOURCE);
  }

  private static List<String> words(String resource) {
    try (InputStream in = StandardNames.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + resource);
      }
      return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip().split("\\s+"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
