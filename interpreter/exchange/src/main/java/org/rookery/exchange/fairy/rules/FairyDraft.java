package org.rookery.exchange.fairy.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.rookery.exchange.fairy.options.Options;
import org.rookery.exchange.parts.BoardRegion;

/** A rules file in the making: its zones and lines, and what could not be said in it. */
final class FairyDraft {
  final Options options;
  final int files;
  final int ranks;
  private final BoardRegion all;
  private final BoardRegion none;
  final Sayings sayings;

  /** What stands before the game, each once. */
  final Set<String> tops = new LinkedHashSet<>();

  /** Whether there are neutral pieces. */
  boolean neutral;

  final List<String> pieces = new ArrayList<>();
  final List<String> rules = new ArrayList<>();
  private final Map<String, List<BoardRegion>> zones = new LinkedHashMap<>();
  private final Map<String, String> gaps = new TreeMap<>();
  private final Map<String, String> conditions = new TreeMap<>();

  FairyDraft(Options options, Sayings sayings) {
    this.options = options;
    this.sayings = sayings;
    neutral = sayings.hasNeutral();
    for (String key : List.of("countingRule", "chasingRule", "wallingRule")) {
      sayings.condition(key).ifPresent(where -> onlyWhere(key, where));
    }
    files = options.files();
    ranks = options.ranks();
    all = BoardRegion.where(files, ranks, (file, rank) -> true);
    none = BoardRegion.where(files, ranks, (file, rank) -> false);
  }

  BoardRegion all() {
    return all;
  }

  BoardRegion none() {
    return none;
  }

  BoardRegion ranks(int first, int last) {
    return BoardRegion.where(files, ranks, (file, rank) -> rank >= first && rank <= last);
  }

  /** The squares at the edge. */
  BoardRegion rim() {
    return BoardRegion.where(
        files,
        ranks,
        (file, rank) -> file == 0 || rank == 0 || file == files - 1 || rank == ranks - 1);
  }

  /** Names a zone, which each player sees as their own; the name. */
  String zone(String name, BoardRegion white, BoardRegion black) {
    zones.putIfAbsent(name, List.of(white, black));
    return name;
  }

  /** A zone named after the option that says it. */
  String zone(String name, String key, BiFunction<String, Integer, BoardRegion> region) {
    return zone(name, region.apply(key, 0), region.apply(key, 1));
  }

  /** Notes that an option is not in the rules as it is meant, and why. */
  void cannotSay(String key, String why) {
    gaps.putIfAbsent(options.sayer(key), why);
  }

  /** The options that are not in the rules as they are meant, and why. */
  Map<String, String> gaps() {
    return Collections.unmodifiableMap(gaps);
  }

  /** Notes where an option is imported, for a game in which it is not. */
  void onlyWhere(String key, String where) {
    conditions.put(key, "it is imported only where " + where);
  }

  /** Where options would be imported that are not. */
  Map<String, String> conditions() {
    return Collections.unmodifiableMap(conditions);
  }

  List<String> zoneLines() {
    List<String> lines = new ArrayList<>();
    zones.forEach(
        (name, regions) -> {
          for (int player = 0; player < regions.size(); player++) {
            if (regions.get(player).isEmpty() && !regions.get(1 - player).isEmpty()) {
              continue; // it is not asked for, or it is not there
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

  /** Whether no piece may go where it could never move again. */
  boolean noDeadEnds() {
    return options.flag("immobilityIllegal", false);
  }
}
