package org.rookery.web.script;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A map that never changes, as {@code Map.copyOf} and {@code Map.of} make them in a browser. */
final class FixedMap<K, V> extends AbstractMap<K, V> {
  private final Map<K, V> entries;

  private FixedMap(Map<K, V> entries) {
    this.entries = entries;
  }

  /** The map itself where it is fixed already. */
  static <K, V> Map<K, V> copyOf(Map<K, V> map) {
    return map instanceof FixedMap ? map : new FixedMap<>(new LinkedHashMap<>(map));
  }

  /** Of keys and values in turn. */
  static Map<Object, Object> of(Object... keysAndValues) {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      add(map, keysAndValues[i], keysAndValues[i + 1]);
    }
    return new FixedMap<>(map);
  }

  /** Of entries. */
  @SafeVarargs
  static <K, V> Map<K, V> ofEntries(Map.Entry<K, V>... entries) {
    Map<K, V> map = new LinkedHashMap<>();
    for (Map.Entry<K, V> entry : entries) {
      add(map, entry.getKey(), entry.getValue());
    }
    return new FixedMap<>(map);
  }

  private static <K, V> void add(Map<K, V> map, K key, V value) {
    if (map.put(key, value) != null) {
      throw new IllegalArgumentException("Key " + key + " twice.");
    }
  }

  @Override
  public int size() {
    return entries.size();
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return entries.containsKey(key);
  }

  @Override
  public @Nullable V get(@Nullable Object key) {
    return entries.get(key);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return Collections.unmodifiableMap(entries).entrySet();
  }
}
