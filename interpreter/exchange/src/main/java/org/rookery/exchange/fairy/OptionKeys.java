package org.rookery.exchange.fairy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rookery.exchange.parts.BetzaParts;

/** The keys of a section, and the pieces that have a key of their own. */
final class OptionKeys {
  /** What stands behind a key. */
  enum Kind {
    TEXT,
    FLAG,
    NUMBER,
    RANK,
    FILE,
    VALUE,
    WORD,
    SQUARES,
    PIECES,
    NUMBERS,
    PAIRS
  }

  /** What a key is, and whether it can be said. */
  record Key(Kind kind, boolean canBeSaid) {}

  private static final Pattern OF_PLAYER = Pattern.compile("(.*)(White|Black)");
  private static final Pattern MOBILITY = Pattern.compile("mobilityRegion(White|Black)(\\w+)");
  private static final Pattern CUSTOM = Pattern.compile("customPiece([1-9]|1\\d|2[0-5])");

  private final Map<String, Key> keys = new LinkedHashMap<>();
  private final Map<String, String> moves = new LinkedHashMap<>();
  private final Map<String, String> names = new LinkedHashMap<>();

  OptionKeys() {
    for (String line : resource("keys.tsv").lines().toList()) {
      String[] fields = line.split("\t", -1);
      if (fields.length == 3) {
        keys.put(fields[0], new Key(Kind.valueOf(fields[1]), !fields[2].equals("not")));
      }
    }
    for (String line : resource("pieces.tsv").lines().toList()) {
      String[] fields = line.split("\t", -1);
      if (fields.length >= 2) {
        moves.put(fields[0], fields[1]);
      }
      if (fields.length == 2) {
        names.putIfAbsent(BetzaParts.canonical(fields[1]), fields[0]);
      }
    }
  }

  static String resource(String name) {
    try (InputStream in = OptionKeys.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing resource " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a key is; those of one player are like those of both. */
  Optional<Key> find(String key) {
    Matcher player = OF_PLAYER.matcher(key);
    if (MOBILITY.matcher(key).matches()) {
      return Optional.of(new Key(Kind.SQUARES, true));
    }
    String both = player.matches() ? player.group(1) : key;
    return Optional.ofNullable(keys.getOrDefault(key, keys.get(both)));
  }

  /** Whether a key gives a piece its letter. */
  boolean isPiece(String key) {
    return moves.containsKey(key) || isCustom(key);
  }

  boolean isCustom(String key) {
    return CUSTOM.matcher(key).matches();
  }

  /** How the piece of that key moves, in Betza's letters. */
  String moves(String key) {
    return moves.getOrDefault(key, "");
  }

  /** The key of the piece that moves so and does nothing else, or nothing. */
  String keyOf(String betza) {
    return names.getOrDefault(BetzaParts.canonical(betza), "");
  }

  /** The pieces that have a name, in the order of the table. */
  List<String> pieces() {
    return List.copyOf(moves.keySet());
  }

  /** All keys that may be meant. */
  List<String> all() {
    return Stream.concat(keys.keySet().stream(), moves.keySet().stream()).toList();
  }
}
