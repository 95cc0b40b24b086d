package org.rookery.app.job;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.HistoryHash;
import org.rookery.game.engine.GameEngine;

/**
 * The positions some plies below another one, below which leaves are counted one by one.
 *
 * <p>Equal positions are counted once. They are equal when two independent hashes of 64 bits are,
 * and what else the rules remember; where the rules ask how often a position has occurred, none
 * are.
 *
 * @param plies how deep the positions are
 * @param positions in the order of the first way to each
 * @param ways how many ways there are to all of them
 */
record PerftSplit(int plies, List<Node> positions, long ways) {
  /**
   * A position.
   *
   * @param path the first way to it: numbers of turns in the generator's order
   * @param ways how many ways lead to it, by the number of their first turn
   */
  record Node(List<Integer> path, SortedMap<Integer, Long> ways) {}

  private record Key(long hash, long fingerprint) {}

  /** The first plies at which there are so many positions, or those above the last but one. */
  static PerftSplit of(GameEngine engine, Position start, int depth, int wanted) {
    Splitter splitter = new Splitter(engine, new Position(start));
    List<Node> nodes = List.of(new Node(List.of(), new TreeMap<>()));
    int plies = 0;
    while (plies < depth - 2 && nodes.size() < wanted && !nodes.isEmpty()) {
      nodes = splitter.below(nodes);
      plies++;
    }
    long ways =
        nodes.stream().flatMap(node -> node.ways().values().stream()).mapToLong(n -> n).sum();
    return new PerftSplit(plies, nodes, plies == 0 ? 1 : ways);
  }

  /** Goes from the positions of a ply to those of the next. */
  private static final class Splitter {
    private final GameEngine engine;
    private final Position position;
    private final Adjudicator adjudicator;
    private final HistoryHash past;

    Splitter(GameEngine engine, Position position) {
      this.engine = engine;
      this.position = position;
      adjudicator = new Adjudicator(engine.generator());
      past = HistoryHash.of(engine.generator());
    }

    List<Node> below(List<Node> nodes) {
      Map<Object, Node> next = new LinkedHashMap<>();
      for (Node node : nodes) {
        follow(engine, position, node.path());
        if (!adjudicator.isOver(position)) {
          List<Move> moves = engine.generator().legalMoves(position);
          for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            List<Integer> path = new ArrayList<>(node.path());
            path.add(i);
            Node below = next.computeIfAbsent(key(path), unused -> new Node(path, new TreeMap<>()));
            ways(node, i).forEach((first, ways) -> below.ways().merge(first, ways, Math::addExact));
            position.unmake();
          }
        }
        node.path().forEach(unused -> position.unmake());
      }
      return List.copyOf(next.values());
    }

    private static SortedMap<Integer, Long> ways(Node above, int turn) {
      return above.path().isEmpty() ? new TreeMap<>(Map.of(turn, 1L)) : above.ways();
    }

    private Object key(List<Integer> path) {
      long context = past.of(position);
      return past.asksRepetition()
          ? path
          : new Key(position.hash() ^ context, position.fingerprint() + context);
    }
  }

  /** Makes the turns of a path, each by its number in the generator's order. */
  static void follow(GameEngine engine, Position position, List<Integer> path) {
    for (int turn : path) {
      position.make(engine.generator().legalMoves(position).get(turn));
    }
  }
}
