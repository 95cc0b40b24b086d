package org.rookery.app.job;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something that takes long to make of a key, kept until it is asked for of another key: a worker's
 * tasks mostly come game by game. It belongs to one thread.
 */
final class LastValueCache<K, V> {
  private final Function<K, V> maker;
  private @Nullable K key;
  private @Nullable V value;

  LastValueCache(Function<K, V> maker) {
    this.maker = maker;
  }

  V of(K wanted) {
    V known = value;
    if (known == null || !wanted.equals(key)) {
      value = null; // no need for two at a time
      known = maker.apply(wanted);
      key = wanted;
      value = known;
    }
    return known;
  }
}
