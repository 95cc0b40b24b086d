package org.rookery.suites.format;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the keys of suites belong. */
final class KeyHomes {
  /** The keys of each part; those of a case that stand in `expect`, too, are a case's here. */
  static final Map<String, List<String>> PARTS =
      Map.of(
          "at the top of the suite",
          List.of("rules", "game", "recorded", "cases"),
          "in a case",
          List.of(
              "name",
              "position",
              "place",
              "hand",
              "to-move",
              "turn",
              "flags",
              "play",
              "expect",
              "record",
              "skip",
              "tags",
              "for",
              "always",
              "faster-than",
              "examples"),
          "in `expect`",
          List.of(
              "count",
              "moves",
              "legal",
              "illegal",
              "targets",
              "check",
              "outcome",
              "board",
              "view",
              "captured",
              "after",
              "perft"),
          "in `always`",
          List.of("that", "longest", "games", "turns", "seed"));

  private KeyHomes() {}

  /** Where a key belongs, as a sentence says it; empty for one that is not of the format. */
  static Optional<String> of(String key) {
    return PARTS.entrySet().stream()
        .filter(part -> part.getValue().contains(key))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
