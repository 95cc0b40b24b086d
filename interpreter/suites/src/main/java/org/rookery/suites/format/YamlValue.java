package org.rookery.suites.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of a YAML text.
 *
 * @param text a scalar as it is written; empty for others
 * @param number what a whole number is; 0 for others
 * @param items of a list; empty for others
 * @param keys in their order; empty for what has none
 */
record YamlValue(
    Kind kind, String text, long number, List<YamlValue> items, Map<String, YamlValue> keys) {
  /** What it is. */
  enum Kind {
    TEXT,
    WHOLE_NUMBER,
    OTHER_NUMBER,
    TRUE,
    FALSE,
    NOTHING,
    LIST,
    KEYS
  }

  static YamlValue scalar(Kind kind, String text, long number) {
    return new YamlValue(kind, text, number, List.of(), Map.of());
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** The same in Java's own types: numbers, texts, lists and maps; null for nothing. */
  @Nullable Object plain() {
    return switch (kind) {
      case TEXT, OTHER_NUMBER -> text;
      case WHOLE_NUMBER -> {
        if (number == (int) number) {
          yield (int) number;
        }
        yield number;
      }
      case TRUE -> true;
      case FALSE -> false;
      case NOTHING -> null;
      case LIST -> items.stream().map(YamlValue::plain).toList();
      case KEYS -> {
        Map<String, @Nullable Object> plain = new LinkedHashMap<>();
        keys.forEach((key, value) -> plain.put(key, value.plain()));
        yield plain;
      }
    };
  }
}
