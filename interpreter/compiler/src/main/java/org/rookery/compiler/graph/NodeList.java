package org.rookery.compiler.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The nodes of a graph under construction; equal nodes are stored once. */
final class NodeList {
  private final List<Node> nodes = new ArrayList<>();
  private final Map<Node, Integer> numbers = new HashMap<>();

  /** The number of {@code node}, which is added unless an equal one is there. */
  int add(Node node) {
    Integer known = numbers.putIfAbsent(node, nodes.size());
    if (known != null) {
      return known;
    }
    nodes.add(node);
    return nodes.size() - 1;
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

  boolean all(Predicate<Node> wanted) {
    return nodes.stream().allMatch(wanted);
  }

  List<Node> toList() {
    return List.copyOf(nodes);
  }
}
