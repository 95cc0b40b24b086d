package org.rookery.compiler.print;

import static org.rookery.compiler.print.FormBuilder.group;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.model.BoardModel;
import org.rookery.language.form.Form;
import org.rookery.program.Region;
import org.rookery.program.board.Topology;

/** A board as forms: its squares row by row, its links, each player's view of them, its zones. */
final class BoardForms {
  private final BoardModel board;
  private final Topology topology;
  private final List<String> players;

  BoardForms(BoardModel board, List<String> players) {
    this.board = board;
    this.topology = board.topology();
    this.players = players;
  }

  Form form() {
    List<Form> parts = new ArrayList<>();
    parts.add(group("squares", topology.size(), rows()));
    for (int direction = 0; direction < topology.directions().size(); direction++) {
      parts.add(direction(direction));
    }
    board.zones().forEach((name, regions) -> parts.add(zone(name, regions)));
    for (int player = 0; player < players.size(); player++) {
      if (!board.labels().get(player).isEmpty()) {
        parts.add(labels(players.get(player), board.labels().get(player)));
      }
    }
    return group("board", parts);
  }

  private List<Form> rows() {
    return board.layout().rows() == 0
        ? List.of(group(topology.squares()))
        : Arrays.stream(board.layout().squareAt()).map(row -> group(names(row))).toList();
  }

  /** A direction, how many links it has, and what stands for it when a player sees it otherwise. */
  private Form direction(int direction) {
    long links =
        Arrays.stream(topology.links()[direction]).filter(to -> to != Topology.NOWHERE).count();
    List<Form> views = new ArrayList<>();
    for (int player = 0; player < players.size(); player++) {
      int stands = board.symmetry()[player][direction];
      if (stands != direction) {
        String other = stands < 0 ? "nowhere" : topology.directions().get(stands);
        views.add(group("for", players.get(player), other));
      }
    }
    return group(
        "direction", topology.directions().get(direction), group("links", (int) links), views);
  }

  private Form zone(String name, List<Region> regions) {
    List<Form> players = new ArrayList<>();
    for (int player = 0; player < regions.size(); player++) {
      players.add(group(this.players.get(player), names(regions.get(player).squares())));
    }
    return group("zone", name, players);
  }

  private Form labels(String player, Map<Integer, String> labels) {
    List<Form> called = new ArrayList<>();
    labels.forEach(
        (square, label) ->
            called.add(group(FormBuilder.text(label), topology.squares().get(square))));
    return group("labels", group("players", player), called);
  }

  private List<String> names(int[] squares) {
    return Arrays.stream(squares)
        .mapToObj(square -> square == Topology.NOWHERE ? "." : topology.squares().get(square))
        .toList();
  }
}
