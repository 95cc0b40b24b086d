package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.language.source.Origin;

/**
 * Tags for places in rules files, which code carries without knowing what they mean; safe for
 * several threads.
 */
public final class OriginTable {
  private final List<Origin> origins = new ArrayList<>();
  private final Map<Origin, Integer> tags = new HashMap<>();

  /** The tag of a place. */
  synchronized int tag(Origin origin) {
    Integer known = tags.putIfAbsent(origin, origins.size());
    if (known != null) {
      return known;
    }
    origins.add(origin);
    return origins.size() - 1;
  }

  /** The place a tag stands for. */
  public synchronized Origin origin(int tag) {
    return origins.get(tag);
  }
}
