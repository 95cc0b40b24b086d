package org.rookery.tests.architecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The strongly connected parts of a graph that have more than one node, by Tarjan's algorithm, and
 * how many levels there are when each of them counts as one node.
 */
final class ClassGraph {
  private final Map<String, Set<String>> neighbours;
  private final Map<String, Integer> number = new HashMap<>();
  private final Map<String, Integer> lowest = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();
  private final List<Set<String>> found = new ArrayList<>();
  private final Map<String, Integer> level = new HashMap<>();

  ClassGraph(Map<String, Set<String>> neighbours) {
    this.neighbours = neighbours;
    for (String node : neighbours.keySet()) {
      if (!number.containsKey(node)) {
        visit(node);
      }
    }
  }

  List<Set<String>> found() {
    return found;
  }

  /** For each node how many nodes the longest way from it has, circles counting as one. */
  Map<String, Integer> levels() {
    return level;
  }

  private void visit(String node) {
    number.put(node, number.size());
    lowest.put(node, number.get(node));
    open.push(node);
    for (String next : neighbours.getOrDefault(node, Set.of())) {
      if (!number.containsKey(next)) {
        visit(next);
        lowest.merge(node, lowest.get(next), Math::min);
      } else if (open.contains(next)) {
        lowest.merge(node, number.get(next), Math::min);
      }
    }
    if (lowest.get(node).equals(number.get(node))) {
      Set<String> circle = new TreeSet<>();
      String last;
      do {
        last = open.pop();
        circle.add(last);
      } while (!last.equals(node));
      levelled(circle);
      if (circle.size() > 1) {
        found.add(circle);
      }
    }
  }

  /** Whatever a circle leads to has been given its level before. */
  private void levelled(Set<String> circle) {
    int below =
        circle.stream()
            .flatMap(node -> neighbours.getOrDefault(node, Set.of()).stream())
            .filter(next -> !circle.contains(next))
            .mapToInt(level::get)
            .max()
            .orElse(0);
    circle.forEach(node -> level.put(node, below + 1));
  }
}
