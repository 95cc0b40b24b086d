package org.rookery.suites.format;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The keys of suites, read off the records that suites are read into. */
public final class SuiteKeys {
  /** The parts of a suite below its header. */
  private static final List<Class<? extends Record>> PARTS =
      List.of(Case.class, Expect.class, Always.class);

  /** The key of the header that is read case by case, not into the record. */
  private static final String CASES = "cases";

  /** The name of an example's value, which may stand for a value of any kind. */
  private static final String PLACEHOLDER =
      "{\"type\": \"string\", \"pattern\": \"^<[A-Za-z][A-Za-z0-9-]*>$\"}";

  private static final String EXAMPLES =
      "{\"anyOf\": [{\"type\": \"array\", \"minItems\": 1, \"items\": {\"type\": \"object\","
          + " \"minProperties\": 1}}, {\"type\": \"object\", \"minProperties\": 1,"
          + " \"additionalProperties\": {\"type\": \"array\", \"minItems\": 1}}]}";

  private static final String NATURAL = "{\"type\": \"integer\", \"minimum\": 0}";
  private static final String STRING = "{\"type\": [\"string\", \"number\"]}";
  private static final String POSITIVE = "{\"type\": \"integer\", \"minimum\": 1}";

  /** Values of which more is known than their type. */
  private static final Map<String, String> NARROW =
      Map.of(
          "count", NATURAL,
          "turn", POSITIVE,
          "games", POSITIVE,
          "turns", POSITIVE,
          "longest", POSITIVE,
          "for", "{\"enum\": [\"both-players\", \"mirrored\"]}",
          "faster-than",
              "{\"type\": \"string\", \"pattern\": \"^[0-9]{1,6}(\\\\.[0-9]{1,3})? *(ms|s)$\"}",
          "hand",
              "{\"type\": \"object\", \"additionalProperties\": "
                  + orPlaceholder(
                      "{\"type\": \"object\", \"additionalProperties\": "
                          + orPlaceholder(NATURAL)
                          + "}")
                  + "}",
          "perft",
              "{\"type\": \"object\", \"propertyNames\": {\"pattern\": \"^[0-9]+$\"},"
                  + " \"additionalProperties\": "
                  + orPlaceholder(NATURAL)
                  + "}");

  private SuiteKeys() {}

  /** Every key, in the order of the format. */
  public static List<String> all() {
    Set<String> keys = new LinkedHashSet<>();
    keys.addAll(of(Header.class));
    keys.add(CASES);
    PARTS.forEach(part -> keys.addAll(of(part)));
    return List.copyOf(keys);
  }

  private static List<String> of(Class<? extends Record> part) {
    List<String> keys = new ArrayList<>();
    for (RecordComponent component : part.getRecordComponents()) {
      keys.add(key(component));
    }
    if (part == Case.class) {
      keys.add(Examples.KEY);
    }
    return keys;
  }

  private static String key(RecordComponent component) {
    JsonProperty named = component.getAccessor().getAnnotation(JsonProperty.class);
    return named == null || named.value().isEmpty() ? component.getName() : named.value();
  }

  /** A JSON Schema of suites, as text: which keys stand where, and what kind of value each has. */
  public static String schema() {
    Map<String, String> parts = new TreeMap<>();
    for (Class<? extends Record> part : PARTS) {
      parts.put(part.getSimpleName(), object(part));
    }
    StringBuilder out =
        new StringBuilder("{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\",\n");
    out.append(
        "  \"title\": \"A suite of cases for a rules file\",\n  \"required\": [\"rules\", \"cases\"],\n");
    List<String> header = properties(Header.class);
    header.add(
        "\""
            + CASES
            + "\": {\"type\": \"array\", \"minItems\": 1, \"items\": {\"$ref\": \"#/definitions/Case\"}}");
    String whole = object(header);
    out.append("  ").append(whole, 1, whole.length() - 1).append(",\n  \"definitions\": {\n");
    List<String> entries = new ArrayList<>();
    entries.add("    \"Placeholder\": " + PLACEHOLDER);
    parts.forEach((name, body) -> entries.add("    \"" + name + "\": " + body));
    return out.append(String.join(",\n", entries)).append("\n  }\n}\n").toString();
  }

  private static String object(Class<? extends Record> part) {
    return object(properties(part));
  }

  private static List<String> properties(Class<? extends Record> part) {
    List<String> properties = new ArrayList<>();
    for (RecordComponent component : part.getRecordComponents()) {
      properties.add("\"" + key(component) + "\": " + orPlaceholder(value(component)));
    }
    if (part == Case.class) {
      properties.add("\"" + Examples.KEY + "\": " + EXAMPLES);
    }
    return properties;
  }

  private static String object(List<String> properties) {
    return "{\"type\": \"object\", \"additionalProperties\": false, \"properties\": {"
        + String.join(", ", properties)
        + "}}";
  }

  /** A value that may be written as the name of an example's value; a text may be so anyway. */
  private static String orPlaceholder(String value) {
    return value.equals(STRING) || value.equals("{}")
        ? value
        : "{\"anyOf\": [" + value + ", {\"$ref\": \"#/definitions/Placeholder\"}]}";
  }

  private static String value(RecordComponent component) {
    String narrow = NARROW.get(key(component));
    if (narrow != null) {
      return narrow;
    }
    String type =
        component.getGenericType().getTypeName().replace("org.rookery.suites.format.", "");
    return value(type);
  }

  private static String value(String type) {
    String plain = type.replaceAll("java\\.(util|lang)\\.", "").replaceAll("@\\S+ ", "");
    if (plain.startsWith("List<")) {
      return "{\"type\": [\"array\", \"null\"], \"items\": "
          + orPlaceholder(value(inner(plain, 0)))
          + "}";
    } else if (plain.startsWith("Map<")) {
      String values = orPlaceholder(value(inner(plain, plain.indexOf(',') - "Map<".length() + 1)));
      return "{\"type\": [\"object\", \"null\"], \"additionalProperties\": " + values + "}";
    }
    return switch (plain) {
      case "Integer", "Long", "int" -> "{\"type\": \"integer\"}";
      case "Boolean", "boolean" -> "{\"type\": \"boolean\"}";
      case "String" -> STRING;
      case "Expect", "Case", "Always" -> "{\"$ref\": \"#/definitions/" + plain + "\"}";
      default -> "{}";
    };
  }

  /** What stands in the pointed brackets of a type, from an offset behind the opening one. */
  private static String inner(String type, int from) {
    int start = type.indexOf('<') + 1 + from;
    return type.substring(start, type.length() - 1).strip();
  }
}
