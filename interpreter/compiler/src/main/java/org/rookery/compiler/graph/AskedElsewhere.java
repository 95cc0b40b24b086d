package org.rookery.compiler.graph;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;

/** What rules ask about other squares than the one their piece starts from. */
public final class AskedElsewhere {
  private AskedElsewhere() {}

  /** Whether a graph asks of other pieces than the one that moves whether they have ever moved. */
  public static boolean isUnmoved(MoveGraph graph) {
    if (!graph.traits().asksForRights()) {
      return false;
    }
    BitSet away = away(graph);
    for (int n = 0; n < graph.nodes().size(); n++) {
      if (graph.node(n) instanceof Node.Test test
          && test.condition() instanceof SquareCondition.Unmoved unmoved
          && (away.get(n) || !(unmoved.place() instanceof Place.Here))) {
        return true;
      }
    }
    return false;
  }

  /** The nodes at which the cursor may be elsewhere than on the square of a piece on the board. */
  private static BitSet away(MoveGraph graph) {
    GraphEdges ways = GraphEdges.of(graph);
    BitSet away = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>();
    graph.drops().forEach(entry -> waiting.add(entry.node()));
    graph.inHand().forEach(entry -> waiting.add(entry.node()));
    for (int n = 0; n < graph.nodes().size(); n++) {
      if (graph.node(n) instanceof Node.Step || graph.node(n) instanceof Node.Set) {
        for (int next : ways.outOf(n)) {
          waiting.add(next);
        }
      }
    }
    while (!waiting.isEmpty()) {
      int n = waiting.remove();
      if (!away.get(n)) {
        away.set(n);
        for (int next : ways.outOf(n)) {
          waiting.add(next);
        }
      }
    }
    return away;
  }
}
