package org.rookery.walker.scene;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where a zone ends: its last squares and the first ones outside. Those next to each other are one
 * edge, called by its squares.
 */
public final class Edges {
  private final View view;
  private final Set<Integer> zone;
  private final Map<Integer, String> names = new HashMap<>();
  private final List<String> inside = new ArrayList<>();
  private final List<String> outside = new ArrayList<>();

  Edges(View view, Set<Integer> zone) {
    this.view = view;
    this.zone = zone;
    Set<Integer> border = new TreeSet<>(view.squares());
    border.removeIf(square -> !isAtTheBorder(square));
    for (int square : border) {
      if (!names.containsKey(square)) {
        String name = edge(square, border);
        (zone.contains(square) ? inside : outside).add(name);
      }
    }
  }

  private boolean isAtTheBorder(int square) {
    boolean isInside = zone.contains(square);
    return view.neighbours(square).stream().anyMatch(next -> zone.contains(next) != isInside);
  }

  /** Names all squares of the edge that one is of. */
  private String edge(int first, Set<Integer> border) {
    Set<Integer> edge = new TreeSet<>(Set.of(first));
    Deque<Integer> open = new ArrayDeque<>(edge);
    while (!open.isEmpty()) {
      for (int next : view.neighbours(open.pop())) {
        boolean isAlike = border.contains(next) && zone.contains(next) == zone.contains(first);
        if (isAlike && edge.add(next)) {
          open.push(next);
        }
      }
    }
    int last = edge.stream().mapToInt(square -> square).max().orElse(first);
    String name = view.name(first) + (last == first ? "" : "…" + view.name(last));
    edge.forEach(square -> names.put(square, name));
    return name;
  }

  /** The edge that a square is of; empty when it is of none. */
  public String at(int square) {
    return names.getOrDefault(square, "");
  }

  /** The edges inside the zone. */
  public List<String> inside() {
    return inside;
  }

  /** The edges just outside. */
  public List<String> outside() {
    return outside;
  }
}
