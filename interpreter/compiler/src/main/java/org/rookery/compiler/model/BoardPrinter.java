package org.rookery.compiler.model;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.rookery.program.Region;
import org.rookery.program.board.Topology;

/** Prints a board: its squares, links, views and zones. */
final class BoardPrinter {
  private final StringBuilder out;
  private final BoardModel board;
  private final Topology topology;
  private final List<String> players;

  BoardPrinter(StringBuilder out, BoardModel board, List<String> players) {
    this.out = out;
    this.board = board;
    this.topology = board.topology();
    this.players = players;
  }

  void print() {
    out.append("squares ").append(topology.size()).append('\n');
    if (board.layout().rows() == 0) {
      out.append("  ").append(String.join(" ", topology.squares())).append('\n');
    }
    for (int[] row : board.layout().squareAt()) {
      out.append("  ").append(names(row)).append('\n');
    }
    for (int d = 0; d < topology.directions().size(); d++) {
      long count = Arrays.stream(topology.links()[d]).filter(s -> s != Topology.NOWHERE).count();
      out.append("direction ").append(topology.directions().get(d)).append(" links ").append(count);
      for (int p = 0; p < players.size(); p++) {
        int stands = board.symmetry()[p][d];
        if (stands != d) {
          out.append(' ').append(players.get(p)).append('=');
          out.append(stands < 0 ? "none" : topology.directions().get(stands));
        }
      }
      out.append('\n');
    }
    board.zones().forEach(this::zone);
  }

  private void zone(String name, List<Region> regions) {
    for (int p = 0; p < regions.size(); p++) {
      out.append("zone ").append(name).append(' ').append(players.get(p)).append(": ");
      out.append(names(regions.get(p).squares())).append('\n');
    }
  }

  private String names(int[] squares) {
    return Arrays.stream(squares)
        .mapToObj(s -> s == Topology.NOWHERE ? "." : topology.squares().get(s))
        .collect(Collectors.joining(" "));
  }
}
