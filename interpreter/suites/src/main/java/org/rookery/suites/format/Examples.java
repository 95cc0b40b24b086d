package org.rookery.suites.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.suites.format.YamlValue.Kind;

/**
 * The examples of a case: it is tried once for each, with the example's values in place of their
 * names in angle brackets. Gherkin calls such a case a scenario outline.
 *
 * <p>They are a list of rows, {@code [{turn: 1, count: 20}, …]}, or keys with lists, {@code {turn:
 * [1, 2], count: [20, 30]}}, of which every combination is an example.
 */
final class Examples {
  /** The key of a case that they stand under. */
  static final String KEY = "examples";

  private static final Pattern NAME = Pattern.compile("<([A-Za-z][A-Za-z0-9-]*)>");
  private static final String NAME_OF_CASE = "name";
  private static final int MOST = 1000;
  private static final int LONGEST_NAME = 60;

  private final Map<String, YamlValue> row;
  private final Set<String> used = new LinkedHashSet<>();

  private Examples(Map<String, YamlValue> row) {
    this.row = row;
  }

  /**
   * A case with the values of one example.
   *
   * @param value the case
   * @param name what it is called
   * @param row where the example stands; where the case stands when it has none of its own
   */
  record Filled(YamlValue value, String name, String row) {}

  /**
   * The case at the pointer with each of its examples.
   *
   * @param name what the case is called
   */
  static List<Filled> of(YamlValue value, String pointer, String name) throws Misfit {
    YamlValue examples = value.keys().get(KEY);
    if (examples == null) {
      return List.of(new Filled(value, name, pointer));
    }
    String inside = YamlPlaces.child(pointer, KEY);
    boolean listed = examples.is(Kind.LIST);
    List<Map<String, YamlValue>> rows =
        listed ? rows(examples, inside) : combinations(examples, inside);
    if (rows.isEmpty()) {
      throw new Misfit(inside, "There are no examples here; each is a row, as `{count: 20}`.");
    }
    Map<String, YamlValue> rest = new LinkedHashMap<>(value.keys());
    rest.remove(KEY);
    YamlValue outline = new YamlValue(Kind.KEYS, "", 0, List.of(), rest);
    List<Filled> filled = new ArrayList<>();
    for (Map<String, YamlValue> row : rows) {
      String at = listed ? YamlPlaces.child(inside, filled.size()) : pointer;
      Examples one = new Examples(row);
      YamlValue made = one.filled(outline, pointer);
      one.refuseUnused(inside);
      YamlValue title = rest.get(NAME_OF_CASE);
      boolean telling = title != null && NAME.matcher(title.text()).find();
      YamlValue own = made.keys().get(NAME_OF_CASE);
      filled.add(new Filled(made, telling && own != null ? own.text() : name + one.values(), at));
    }
    return filled;
  }

  private static List<Map<String, YamlValue>> rows(YamlValue examples, String inside)
      throws Misfit {
    List<Map<String, YamlValue>> rows = new ArrayList<>();
    for (YamlValue row : examples.items()) {
      String at = YamlPlaces.child(inside, rows.size());
      if (!row.is(Kind.KEYS) || row.keys().isEmpty()) {
        throw new Misfit(at, "An example should be names with values: `{count: 20}`.");
      }
      for (String name : rows.isEmpty() ? row.keys().keySet() : rows.get(0).keySet()) {
        if (!row.keys().containsKey(name)) {
          throw new Misfit(at, "This example lacks `" + name + "`.");
        }
      }
      refuseNothing(row.keys(), at);
      rows.add(row.keys());
    }
    return limited(rows, inside);
  }

  private static List<Map<String, YamlValue>> combinations(YamlValue examples, String inside)
      throws Misfit {
    if (!examples.is(Kind.KEYS)) {
      throw new Misfit(
          inside, "`examples` should be a list of rows, or names with lists: `{count: [20]}`.");
    }
    List<Map<String, YamlValue>> rows = new ArrayList<>(List.of(Map.of()));
    for (Map.Entry<String, YamlValue> column : examples.keys().entrySet()) {
      String at = YamlPlaces.child(inside, column.getKey());
      if (!column.getValue().is(Kind.LIST)) {
        throw new Misfit(at, "`" + column.getKey() + "` should be a list: `[…]`.");
      }
      List<Map<String, YamlValue>> longer = new ArrayList<>();
      for (Map<String, YamlValue> row : rows) {
        for (YamlValue value : column.getValue().items()) {
          Map<String, YamlValue> more = new LinkedHashMap<>(row);
          more.put(column.getKey(), value);
          refuseNothing(more, at);
          longer.add(more);
        }
      }
      rows = limited(longer, inside);
    }
    return examples.keys().isEmpty() ? List.of() : rows;
  }

  private static void refuseNothing(Map<String, YamlValue> row, String at) throws Misfit {
    for (Map.Entry<String, YamlValue> entry : row.entrySet()) {
      if (entry.getValue().is(Kind.NOTHING)) {
        throw new Misfit(at, "`" + entry.getKey() + "` has no value.");
      }
    }
  }

  private static List<Map<String, YamlValue>> limited(
      List<Map<String, YamlValue>> rows, String inside) throws Misfit {
    if (rows.size() > MOST) {
      throw new Misfit(inside, "A case may have up to " + MOST + " examples.");
    }
    return rows;
  }

  private void refuseUnused(String inside) throws Misfit {
    for (String name : row.keySet()) {
      if (!used.contains(name)) {
        throw new Misfit(inside, "The case has no `<" + name + ">` that this would stand for.");
      }
    }
  }

  /** The values in brackets, for the name of a case that does not name them itself. */
  private String values() {
    List<String> texts = new ArrayList<>();
    for (YamlValue value : row.values()) {
      texts.add(String.valueOf(value.plain()));
    }
    String all = " (" + String.join(", ", texts) + ")";
    return all.length() <= LONGEST_NAME ? all : all.substring(0, LONGEST_NAME - 2) + "…)";
  }

  private YamlValue filled(YamlValue value, String at) throws Misfit {
    if (value.is(Kind.LIST)) {
      List<YamlValue> items = new ArrayList<>();
      for (YamlValue item : value.items()) {
        items.add(filled(item, YamlPlaces.child(at, items.size())));
      }
      return new YamlValue(Kind.LIST, "", 0, items, Map.of());
    } else if (value.is(Kind.KEYS)) {
      Map<String, YamlValue> keys = new LinkedHashMap<>();
      for (Map.Entry<String, YamlValue> entry : value.keys().entrySet()) {
        String inside = YamlPlaces.child(at, entry.getKey());
        keys.put(filled(entry.getKey(), inside), filled(entry.getValue(), inside));
      }
      return new YamlValue(Kind.KEYS, "", 0, List.of(), keys);
    }
    YamlValue whole = value.is(Kind.TEXT) ? whole(value.text(), at) : null;
    if (whole != null) {
      return whole;
    }
    return value.is(Kind.TEXT) ? YamlValue.scalar(Kind.TEXT, filled(value.text(), at), 0) : value;
  }

  /** What a text stands for that is a name and nothing else: a value of any kind. */
  private @Nullable YamlValue whole(String text, String at) throws Misfit {
    Matcher name = NAME.matcher(text);
    return name.matches() ? value(name.group(1), at) : null;
  }

  private String filled(String text, String at) throws Misfit {
    Matcher name = NAME.matcher(text);
    StringBuilder out = new StringBuilder();
    int from = 0;
    while (name.find()) {
      YamlValue value = value(name.group(1), at);
      if (value.is(Kind.LIST) || value.is(Kind.KEYS)) {
        throw new Misfit(at, "`<" + name.group(1) + ">` is no text, and cannot be part of one.");
      }
      out.append(text, from, name.start()).append(value.text());
      from = name.end();
    }
    return out.append(text.substring(from)).toString();
  }

  private YamlValue value(String name, String at) throws Misfit {
    YamlValue value = row.get(name);
    if (value == null) {
      List<String> names = List.copyOf(row.keySet());
      throw new Misfit(
          at,
          "No example says what `<"
              + name
              + ">` is"
              + Suggestions.nearest(name, names)
                  .map(near -> "; did you mean `<" + near + ">`?")
                  .orElse("; they have `" + String.join("`, `", names) + "`."));
    }
    used.add(name);
    return value;
  }
}
