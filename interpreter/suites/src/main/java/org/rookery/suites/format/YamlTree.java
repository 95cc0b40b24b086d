package org.rookery.suites.format;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.suites.format.YamlValue.Kind;

/** Puts the tokens of a YAML text together to its first value. */
final class YamlTree {
  private final Deque<Open> open = new ArrayDeque<>();
  private @Nullable YamlValue first;

  /** A list or keys whose end has not been read. */
  private static final class Open {
    private final boolean isList;
    private final List<YamlValue> items = new ArrayList<>();
    private final Map<String, YamlValue> keys = new LinkedHashMap<>();
    private String key = "";

    Open(boolean isList) {
      this.isList = isList;
    }

    void add(YamlValue value) {
      if (isList) {
        items.add(value);
      } else {
        keys.put(key, value);
      }
    }

    YamlValue value() {
      return new YamlValue(isList ? Kind.LIST : Kind.KEYS, "", 0, items, keys);
    }
  }

  /** Takes the token that the parser is at. */
  void take(JsonParser parser, JsonToken token) throws IOException {
    switch (token) {
      case START_OBJECT -> open.push(new Open(false));
      case START_ARRAY -> open.push(new Open(true));
      case END_OBJECT, END_ARRAY -> add(open.pop().value());
      case FIELD_NAME -> open.element().key = parser.currentName();
      case VALUE_NUMBER_INT -> add(number(parser.getText()));
      case VALUE_NUMBER_FLOAT -> add(YamlValue.scalar(Kind.OTHER_NUMBER, parser.getText(), 0));
      case VALUE_TRUE -> add(YamlValue.scalar(Kind.TRUE, parser.getText(), 0));
      case VALUE_FALSE -> add(YamlValue.scalar(Kind.FALSE, parser.getText(), 0));
      case VALUE_NULL -> add(YamlValue.scalar(Kind.NOTHING, "", 0));
      default -> add(YamlValue.scalar(Kind.TEXT, parser.getText(), 0));
    }
  }

  /** A number that is too large for 64 bits, or not decimal, is told from the whole numbers. */
  private static YamlValue number(String text) {
    try {
      long number = Long.parseLong(text.replace("_", ""));
      return YamlValue.scalar(Kind.WHOLE_NUMBER, text, number);
    } catch (NumberFormatException other) {
      return YamlValue.scalar(Kind.OTHER_NUMBER, text, 0);
    }
  }

  private void add(YamlValue value) {
    if (!open.isEmpty()) {
      open.element().add(value);
    } else if (first == null) {
      first = value;
    }
  }

  /** The first value of the text; empty when it has none. */
  Optional<YamlValue> first() {
    return Optional.ofNullable(first);
  }
}
