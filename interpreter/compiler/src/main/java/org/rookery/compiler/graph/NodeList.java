package org.rookery.compiler.graph;

import java.util.ArrayList;
import java.util.List;

/** The nodes of a graph under construction; equal nodes are stored once. */
final class NodeList {
  private final List<Node> nodes = new ArrayList<>();
  private final NodeNumbers numbers = new NodeNumbers(nodes);

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
