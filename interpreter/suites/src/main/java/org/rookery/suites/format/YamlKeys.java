package org.rookery.suites.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.suites.format.YamlValue.Kind;

/**
 * The keys of one thing in a suite, read one by one; those that were never asked for are unknown.
 */
final class YamlKeys {
  private final String pointer;
  private final Map<String, YamlValue> values;
  private final Set<String> known = new TreeSet<>();

  private YamlKeys(String pointer, Map<String, YamlValue> values) {
    this.pointer = pointer;
    this.values = values;
  }

  /** Makes something of a value that is there. */
  interface Reader<T> {
    /**
     * What the value says.
     *
     * @param pointer where it stands
     * @param name its key, or that of the list that it is in, as a sentence begins
     */
    T read(YamlValue value, String pointer, String name) throws Misfit;
  }

  /** The keys of a value. */
  static YamlKeys of(YamlValue value, String pointer, String name) throws Misfit {
    if (!value.is(Kind.KEYS)) {
      throw new Misfit(pointer, name + " should be keys with values: `{key: value}`.");
    }
    return new YamlKeys(pointer, value.keys());
  }

  /** What a key says; null when it is not given or has no value. */
  <T> @Nullable T get(String key, Reader<T> reader) throws Misfit {
    known.add(key);
    YamlValue value = values.get(key);
    return value == null ? null : given(value, YamlPlaces.child(pointer, key), named(key), reader);
  }

  private static <T> @Nullable T given(
      YamlValue value, String pointer, String name, Reader<T> reader) throws Misfit {
    return value.is(Kind.NOTHING) ? null : reader.read(value, pointer, name);
  }

  private static String named(String key) {
    return "`" + key + "`";
  }

  /**
   * Ends the reading.
   *
   * @throws Misfit when there is a key that was never asked for
   */
  void end() throws Misfit {
    for (String key : values.keySet()) {
      if (!known.contains(key)) {
        String list = known.stream().map(YamlKeys::named).collect(Collectors.joining(", "));
        throw new Misfit(
            YamlPlaces.child(pointer, key),
            "There is no key `"
                + key
                + "` here; "
                + KeyHomes.of(key)
                    .map(home -> "it belongs " + home + ".")
                    .or(
                        () ->
                            Suggestions.nearest(key, List.copyOf(known))
                                .map(near -> "did you mean `" + near + "`?"))
                    .orElse("there are " + list + "."));
      }
    }
  }

  /** A text; a number is one, too. */
  static String text(YamlValue value, String pointer, String name) throws Misfit {
    if (value.is(Kind.LIST) || value.is(Kind.KEYS)) {
      throw new Misfit(pointer, name + " should be a text.");
    }
    return value.text();
  }

  /** A whole number of 32 bits. */
  static Integer number(YamlValue value, String pointer, String name) throws Misfit {
    long number = large(value, pointer, name);
    if (number != (int) number) {
      throw new Misfit(
          pointer, name + " should be a whole number up to " + Integer.MAX_VALUE + ".");
    }
    return (int) number;
  }

  /** A whole number of 64 bits. */
  static Long large(YamlValue value, String pointer, String name) throws Misfit {
    if (!value.is(Kind.WHOLE_NUMBER)) {
      throw new Misfit(pointer, name + " should be a whole number.");
    }
    return value.number();
  }

  /** True or false. */
  static Boolean truth(YamlValue value, String pointer, String name) throws Misfit {
    if (!value.is(Kind.TRUE) && !value.is(Kind.FALSE)) {
      throw new Misfit(pointer, name + " should be `true` or `false`.");
    }
    return value.is(Kind.TRUE);
  }

  /** A list of such things; null where there is nothing. */
  static <T> Reader<List<@Nullable T>> list(Reader<T> each) {
    return (value, pointer, name) -> {
      if (!value.is(Kind.LIST)) {
        throw new Misfit(pointer, name + " should be a list: `[…]`.");
      }
      List<@Nullable T> items = new ArrayList<>();
      for (YamlValue item : value.items()) {
        items.add(given(item, YamlPlaces.child(pointer, items.size()), name, each));
      }
      return items;
    };
  }

  /** Such things by what authors call them; null where there is nothing. */
  static <T> Reader<Map<String, @Nullable T>> map(Reader<T> each) {
    return (value, pointer, name) -> {
      Map<String, @Nullable T> entries = new LinkedHashMap<>();
      for (Map.Entry<String, YamlValue> entry : of(value, pointer, name).values.entrySet()) {
        String key = entry.getKey();
        entries.put(key, given(entry.getValue(), YamlPlaces.child(pointer, key), named(key), each));
      }
      return entries;
    };
  }
}
