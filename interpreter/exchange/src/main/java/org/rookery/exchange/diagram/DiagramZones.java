package org.rookery.exchange.diagram;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.exchange.parts.BoardRegion;

/** The zones of a rules file, which each player sees as their own. */
final class DiagramZones {
  private final int files;
  private final int ranks;
  private final Map<String, List<BoardRegion>> zones = new LinkedHashMap<>();

  DiagramZones(int files, int ranks) {
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
  String name(String name, BoardRegion white, BoardRegion black) {
    zones.putIfAbsent(name, List.of(white, black));
    return name;
  }

  /** Names so many ranks on the far side of each player; the name. */
  String ahead(String name, int depth) {
    return name(
        name,
        BoardRegion.where(files, ranks, (file, rank) -> rank >= ranks - depth),
        BoardRegion.where(files, ranks, (file, rank) -> rank < depth));
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

  private static String line(String name, String player, BoardRegion region) {
    return "(zone (name "
        + name
        + ") (players "
        + player
        + ") (positions "
        + region.positions()
        + "))";
  }
}
