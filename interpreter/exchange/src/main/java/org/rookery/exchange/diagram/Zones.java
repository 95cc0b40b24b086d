package org.rookery.exchange.diagram;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.exchange.parts.Region;

/** The zones of a rules file, which each player sees as his own. */
final class Zones {
  private final int files;
  private final int ranks;
  private final Map<String, List<Region>> zones = new LinkedHashMap<>();

  Zones(int files, int ranks) {
    this.files = files;
    this.ranks = ranks;
  }

  int files() {
    return files;
  }

  int ranks() {
    return ranks;
  }

  /** Names a zone; the name. */
  String name(String name, Region white, Region black) {
    zones.putIfAbsent(name, List.of(white, black));
    return name;
  }

  /** Names so many ranks on the far side of each player; the name. */
  String ahead(String name, int depth) {
    return name(
        name,
        Region.where(files, ranks, (file, rank) -> rank >= ranks - depth),
        Region.where(files, ranks, (file, rank) -> rank < depth));
  }

  List<String> lines() {
    return zones.entrySet().stream()
        .flatMap(
            zone ->
                List.of(
                    line(zone.getKey(), "White", zone.getValue().get(0)),
                    line(zone.getKey(), "Black", zone.getValue().get(1)))
                    .stream())
        .toList();
  }

  private static String line(String name, String player, Region region) {
    return "(zone (name "
        + name
        + ") (players "
        + player
        + ") (positions "
        + region.positions()
        + "))";
  }
}
