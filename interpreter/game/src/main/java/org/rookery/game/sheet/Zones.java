package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.rookery.compiler.model.GameModel;
import org.rookery.game.phrase.Nouns;
import org.rookery.program.GameProgram;
import org.rookery.program.Region;
import org.rookery.program.board.BoardLayout;

/** The zones of a board in words: whole ranks, or squares by name. */
final class Zones {
  /** So many squares are named. */
  private static final int LISTED = 12;

  private final GameModel game;

  Zones(GameModel game) {
    this.game = game;
  }

  /** What a zone is for each player. */
  String sentence(String name) {
    List<Region> regions = game.board().zones().getOrDefault(name, List.of());
    Map<String, List<String>> players = new LinkedHashMap<>();
    for (int player = 0; player < regions.size(); player++) {
      String squares = squares(regions.get(player));
      if (!squares.isEmpty()) {
        players.computeIfAbsent(squares, any -> new ArrayList<>()).add(game.players().get(player));
      }
    }
    boolean same = players.size() == 1 && players.values().iterator().next().size() > 1;
    List<String> parts = new ArrayList<>();
    players.forEach(
        (squares, whose) ->
            parts.add(squares + (same ? "" : " for " + Nouns.list(persons(whose), "and"))));
    return "`" + name + "` is " + String.join("; ", parts) + ".";
  }

  /** Players; those who are chance, or never move, only where no other sees the same squares. */
  private List<String> persons(List<String> players) {
    List<String> persons =
        players.stream()
            .filter(name -> !GameProgram.isChance(name))
            .filter(
                name ->
                    game.turnOrder().stream()
                        .anyMatch(it -> it.player().equals(name) || it.as().equals(name)))
            .toList();
    return persons.isEmpty() ? players : persons;
  }

  private String squares(Region region) {
    BoardLayout layout = game.board().layout();
    List<String> ranks = new ArrayList<>();
    TreeSet<Integer> rest = new TreeSet<>();
    for (int square = 0; square < game.board().topology().size(); square++) {
      if (region.has(square)) {
        rest.add(square);
      }
    }
    for (int row = layout.rows() - 1; row >= 0; row--) {
      List<Integer> all = new ArrayList<>();
      for (int square : layout.squareAt()[row]) {
        all.add(square);
      }
      if (!all.isEmpty() && rest.containsAll(all)) {
        ranks.add(layout.rowNames()[row]);
        all.forEach(rest::remove);
      }
    }
    List<String> names =
        rest.stream().map(square -> game.board().topology().squares().get(square)).toList();
    List<String> parts = new ArrayList<>();
    if (!ranks.isEmpty()) {
      parts.add((ranks.size() == 1 ? "rank " : "ranks ") + Nouns.list(ranks, "and"));
    }
    if (!names.isEmpty()) {
      parts.add(
          names.size() > LISTED
              ? String.join(", ", names.subList(0, LISTED)) + ", … (" + names.size() + " squares)"
              : Nouns.list(names, "and"));
    }
    return String.join(" with ", parts);
  }
}
