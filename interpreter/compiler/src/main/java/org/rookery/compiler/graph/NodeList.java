package org.rookery.compiler.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The nodes of a graph under construction; equal nodes are stored once. */
final class NodeList {
  private final Optional<String> exchanged;
  private final List<Node> nodes = new ArrayList<>();
  private final NodeNumbers numbers = new NodeNumbers(nodes);

  /**
   * No node yet.
   *
   * @param exchanged the piece of the graph where a promotion exchanges it for a piece in hand;
   *     empty where promotion never runs out of pieces
   */
  NodeList(Optional<String> exchanged) {
    this.exchanged = exchanged;
  }

  /** Whether becoming a {@code piece} takes a piece out of the hand. */
  boolean takesFromHand(String piece) {
    return exchanged.isPresent() && !exchanged.get().equals(piece);
  }

  /** The number of {@code node}, which is added unless an equal one is there. */
  int add(Node node) {
    int number = numbers.number(node);
    if (number == nodes.size()) {
      nodes.add(node);
    }
    return number;
  }

  /** A number for a node that is not known yet, for loops. */
  int reserve() {
    nodes.add(new Node.End());
    return nodes.size() - 1;
  }

  /** Fills a reserved number. */
  void fill(int number, Node node) {
    nodes.set(number, node);
  }

  List<Node> toList() {
    return List.copyOf(nodes);
  }
}
