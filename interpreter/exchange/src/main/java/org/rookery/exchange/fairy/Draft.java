package org.rookery.exchange.fairy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.rookery.exchange.parts.Region;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Span;

/** A rules file in the making: its zones and lines, and what could not be said in it. */
final class Draft {
  final Options options;
  final int files;
  final int ranks;
  final List<String> pieces = new ArrayList<>();
  final List<String> rules = new ArrayList<>();
  private final Map<String, List<Region>> zones = new LinkedHashMap<>();
  private final TreeSet<String> unsaid = new TreeSet<>();
  private final Span section;
  private final Diagnostics problems;

  Draft(Options options, Span section, Diagnostics problems) {
    this.options = options;
    this.section = section;
    this.problems = problems;
    files = options.files();
    ranks = options.ranks();
  }

  Region all() {
    return Region.where(files, ranks, (file, rank) -> true);
  }

  Region none() {
    return Region.where(files, ranks, (file, rank) -> false);
  }

  Region ranks(int first, int last) {
    return Region.where(files, ranks, (file, rank) -> rank >= first && rank <= last);
  }

  /** Names a zone, which each player sees as his own; the name. */
  String zone(String name, Region white, Region black) {
    zones.putIfAbsent(name, List.of(white, black));
    return name;
  }

  /** A zone named after the option that says it. */
  String zone(String name, String key, BiFunction<String, Integer, Region> region) {
    return zone(name, region.apply(key, 0), region.apply(key, 1));
  }

  /** Tells that an option cannot be said, where it stands, or where it is inherited. */
  void cannotSay(String key, String why) {
    if (unsaid.add(key)) {
      Span span = options.find(key).map(Ini.Entry::keySpan).orElse(section);
      boolean own = span.source() == section.source();
      problems.warning(
          "cannot-be-said",
          own ? span : section,
          (own ? "`" : "What it inherits says `")
              + key
              + "`, which cannot be said"
              + (why.isEmpty() ? "" : ": " + why)
              + ".");
    }
  }

  /** The keys that could not be said. */
  Set<String> unsaid() {
    return Collections.unmodifiableSet(unsaid);
  }

  boolean saysAll() {
    return unsaid.isEmpty();
  }

  List<String> zoneLines() {
    List<String> lines = new ArrayList<>();
    zones.forEach(
        (name, regions) -> {
          for (int player = 0; player < regions.size(); player++) {
            if (regions.get(player).isEmpty() && !regions.get(1 - player).isEmpty()) {
              continue; // nobody asks for it, or it is not there
            }
            lines.add(
                "(zone (name "
                    + name
                    + ") (players "
                    + (player == 0 ? "White" : "Black")
                    + ") (positions "
                    + regions.get(player).positions()
                    + "))");
          }
        });
    return lines;
  }
}
