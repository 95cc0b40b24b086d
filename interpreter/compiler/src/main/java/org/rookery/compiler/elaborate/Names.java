package org.rookery.compiler.elaborate;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the names of one game mean. One name may mean several things; the context decides. */
final class Names {
  /** What a name can be the name of. */
  enum Kind {
    DIRECTION("The board has no direction"),
    SQUARE("The board has no square"),
    ZONE("The board has no zone"),
    PLAYER("The game has no player"),
    PIECE("The game has no piece"),
    COUNTER("The game has no counter"),
    SQUARE_COUNTER("The squares have no counter"),
    MOVE_TYPE("No piece has moves of the type"),
    ATTRIBUTE("No piece has the attribute"),
    FLAG("No rule sets the flag"),
    POSITION_FLAG("No rule sets the position flag");

    private final String missing;

    Kind(String missing) {
      this.missing = missing;
    }

    /** What it is called in a sentence. */
    String noun() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The code of a problem with a name that is none of these. */
    String unknownCode() {
      return "unknown-" + noun().replace(' ', '-');
    }

    /** The sentence for a name that is none of these. */
    String missing(String name) {
      return missing + " `" + name + "`.";
    }
  }

  private final Map<Kind, Set<String>> known = new EnumMap<>(Kind.class);
  private final Witness witness;

  /**
   * No name means anything yet.
   *
   * @param witness hears what is asked
   */
  Names(Witness witness) {
    this.witness = witness;
  }

  /** Makes a name known. */
  void add(Kind kind, String name) {
    witness.added(kind, name);
    known.computeIfAbsent(kind, k -> new LinkedHashSet<>()).add(name);
  }

  /** From here on the names of a kind are those of a set, as it is at any time. */
  void follow(Kind kind, Set<String> names) {
    known.put(kind, names);
  }

  /** Whether it is one. */
  boolean has(Kind kind, String name) {
    Set<String> names = known.get(kind);
    boolean is = names != null && names.contains(name);
    witness.asked(kind, name, is);
    return is;
  }

  /** All names of a kind in the order they were made known. */
  Set<String> all(Kind kind) {
    Set<String> names = known.getOrDefault(kind, Set.of());
    witness.listed(kind, names);
    return Collections.unmodifiableSet(names);
  }

  /** The first thing it is the name of. */
  Optional<Kind> meaning(String name) {
    for (Kind kind : Kind.values()) {
      if (has(kind, name)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
