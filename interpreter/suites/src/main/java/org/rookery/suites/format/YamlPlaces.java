package org.rookery.suites.format;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where each key and item of a YAML text stands, by its JSON pointer, such as {@code
 * /cases/2/expect/legal/0}.
 */
public final class YamlPlaces {
  private final Map<String, Place> starts = new HashMap<>();
  private final Map<String, Integer> endLines = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, String> twice = new LinkedHashMap<>();
  private final YamlTree tree = new YamlTree();

  /**
   * A place in a text.
   *
   * @param line from 1
   * @param column from 1
   */
  public record Place(int line, int column) {
    @Override
    public String toString() {
      return line + ":" + column;
    }
  }

  private static final String NAME = "/name";

  private YamlPlaces() {}

  /** What the text says; empty when it says nothing. */
  Optional<YamlValue> value() {
    return tree.first();
  }

  /** Reads a text. */
  static YamlPlaces of(YAMLFactory yaml, String text) throws IOException {
    YamlPlaces places = new YamlPlaces();
    // With a line end, what ends the text stands on a line behind it.
    try (JsonParser parser = yaml.createParser(text + "\n")) {
      String open = "";
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        places.tree.take(parser, token);
        JsonLocation location = parser.currentTokenLocation();
        String pointer = pointer(parser, token);
        if (token == JsonToken.FIELD_NAME && places.has(pointer)) {
          Place spot = new Place(location.getLineNr(), location.getColumnNr());
          places.twice.putIfAbsent(
              pointer, spot + ": The key `" + parser.currentName() + "` is given twice.");
        } else if (pointer.isEmpty() && token.isStructStart() && places.has(pointer)) {
          Place spot = new Place(location.getLineNr(), location.getColumnNr());
          places.twice.put(
              pointer, spot + ": One suite is over here; another belongs into a file of its own.");
        } else if (token.isScalarValue() && pointer.endsWith(NAME)) {
          places.names.put(pointer, parser.getText());
        }
        if (token != JsonToken.END_OBJECT && token != JsonToken.END_ARRAY) {
          places.starts.putIfAbsent(
              pointer, new Place(location.getLineNr(), location.getColumnNr()));
        }
        for (String ended = open; !within(pointer, ended); ended = parent(ended)) {
          places.endLines.putIfAbsent(ended, location.getLineNr());
        }
        open = pointer;
      }
    }
    return places;
  }

  /** Where the key or item at the pointer begins, or else the nearest thing around it. */
  public Place at(String pointer) {
    String p = pointer;
    while (!p.isEmpty() && !starts.containsKey(p)) {
      p = parent(p);
    }
    return starts.getOrDefault(p, new Place(1, 1));
  }

  /** The line of the first token behind the value at the pointer, or a number past the text. */
  public int lineBehind(String pointer) {
    return endLines.getOrDefault(pointer, Integer.MAX_VALUE);
  }

  /** What the key {@code name} of the thing at the pointer says. */
  Optional<String> name(String pointer) {
    return Optional.ofNullable(names.get(pointer + NAME));
  }

  /**
   * The first complaint, with line and column, that a key is given twice, among those whose
   * pointers begin with one text and not with another; an empty one is no bar.
   */
  Optional<String> twice(String inside, String outside) {
    return twice.entrySet().stream()
        .filter(e -> e.getKey().startsWith(inside))
        .filter(e -> outside.isEmpty() || !e.getKey().startsWith(outside))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** Whether there is a key or item at the pointer. */
  public boolean has(String pointer) {
    return starts.containsKey(pointer);
  }

  /** The pointer of a key or item inside another. */
  public static String child(String pointer, Object key) {
    return pointer + "/" + key.toString().replace("~", "~0").replace("/", "~1");
  }

  private static String pointer(JsonParser parser, JsonToken token) {
    JsonPointer pointer = parser.getParsingContext().pathAsPointer();
    // A bracket belongs to the value it opens or closes; the context is already inside or outside.
    return token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY
        ? parser.getParsingContext().getParent().pathAsPointer().toString()
        : pointer.toString();
  }

  private static boolean within(String pointer, String other) {
    return pointer.equals(other) || pointer.startsWith(other + "/");
  }

  private static String parent(String pointer) {
    int slash = pointer.lastIndexOf('/');
    return slash < 0 ? "" : pointer.substring(0, slash);
  }
}
