package org.rookery.compiler.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.model.Condition;

/**
 * Which local flags can still be asked about from a node on, and where ways meet.
 *
 * <p>A flag nobody will ask about again need not be remembered: paths that differ in such flags
 * only are the same path once they have met.
 */
public final class LiveFlags {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final BitSet[] live;
  private final BitSet meetings = new BitSet();

  private LiveFlags(int nodes) {
    live = new BitSet[nodes];
    for (int i = 0; i < nodes; i++) {
      live[i] = new BitSet();
    }
  }

  /** Finds the live flags of a graph: a flag is live where it is asked about, and before. */
  public static LiveFlags of(MoveGraph graph) {
    LiveFlags flags = new LiveFlags(graph.nodes().size());
    List<List<Integer>> before = new ArrayList<>();
    graph.nodes().forEach(node -> before.add(new ArrayList<>(2)));
    Exits exits = new Exits();
    Deque<Integer> changed = new ArrayDeque<>();
    for (int n = 0; n < graph.nodes().size(); n++) {
      for (Exits.Exit exit : graph.node(n).match(exits)) {
        before.get(exit.node()).add(n);
      }
      String asked = asked(graph.node(n));
      if (!asked.isEmpty()) {
        flags.live[n].set(flags.number(asked));
        changed.add(n);
      }
    }
    for (int n = 0; n < before.size(); n++) {
      flags.meetings.set(n, before.get(n).size() > 1);
    }
    while (!changed.isEmpty()) {
      int node = changed.remove();
      for (int earlier : before.get(node)) {
        int known = flags.live[earlier].cardinality();
        flags.live[earlier].or(flags.live[node]);
        if (flags.live[earlier].cardinality() > known) {
          changed.add(earlier);
        }
      }
    }
    return flags;
  }

  /** Whether more than one way leads to a node. */
  public boolean isMeeting(int node) {
    return meetings.get(node);
  }

  /** The number of a flag, or -1 when nobody ever asks about it. */
  public int numberOf(String flag) {
    return numbers.getOrDefault(flag, -1);
  }

  /** Whether the flag of a number may be asked about at {@code node} or later. */
  public boolean isLive(int flag, int node) {
    return live[node].get(flag);
  }

  private int number(String name) {
    return numbers.computeIfAbsent(name, unused -> numbers.size());
  }

  private static String asked(Node node) {
    if (node instanceof Node.Test test) {
      if (test.condition() instanceof Condition.Flag flag) {
        return flag.name();
      }
      if (test.condition() instanceof Condition.PositionFlag flag) {
        return flag.name();
      }
    }
    return "";
  }
}
