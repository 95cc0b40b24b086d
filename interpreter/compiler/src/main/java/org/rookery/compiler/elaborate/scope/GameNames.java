package org.rookery.compiler.elaborate.scope;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the names of one game mean. One name may mean several things; the context decides. */
public final class GameNames {
  private final Map<NameKind, Set<String>> known = new EnumMap<>(NameKind.class);
  private final ReadRecorder recorder;

  /**
   * No name means anything yet.
   *
   * @param recorder hears what is asked
   */
  GameNames(ReadRecorder recorder) {
    this.recorder = recorder;
  }

  /** Makes a name known. */
  public void add(NameKind kind, String name) {
    recorder.added(kind, name);
    known.computeIfAbsent(kind, k -> new LinkedHashSet<>()).add(name);
  }

  /** From here on the names of a kind are those of a set, as it is at any time. */
  public void follow(NameKind kind, Set<String> names) {
    known.put(kind, names);
  }

  /** Whether it is one. */
  public boolean has(NameKind kind, String name) {
    Set<String> names = known.get(kind);
    boolean is = names != null && names.contains(name);
    recorder.asked(kind, name, is);
    return is;
  }

  /** All names of a kind in the order they were made known. */
  public Set<String> all(NameKind kind) {
    Set<String> names = known.getOrDefault(kind, Set.of());
    recorder.listed(kind, names);
    return Collections.unmodifiableSet(names);
  }

  /** The first thing it is the name of. */
  public Optional<NameKind> meaning(String name) {
    for (NameKind kind : NameKind.values()) {
      if (has(kind, name)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
