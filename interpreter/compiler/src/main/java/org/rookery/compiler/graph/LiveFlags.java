package org.rookery.compiler.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.rookery.compiler.model.Condition;

/**
 * Which local flags can still be asked about from a node on, and where ways meet.
 *
 * <p>A flag nobody will ask about again need not be remembered: paths that differ in such flags
 * only are the same path once they have met.
 */
public final class LiveFlags {
  private static final BitSet NONE = new BitSet();

  private final Map<String, Integer> numbers = new HashMap<>();

  /** Never changed, because nodes with the same flags share their set. */
  private final BitSet[] live;

  private final BitSet meetings = new BitSet();

  private LiveFlags(int nodes) {
    live = new BitSet[nodes];
    Arrays.fill(live, NONE);
  }

  /** Finds the live flags of a graph: a flag is live where it is asked about, and before. */
  public static LiveFlags of(MoveGraph graph) {
    int size = graph.nodes().size();
    LiveFlags flags = new LiveFlags(size);
    Ways ways = Ways.of(graph);
    for (int n = 0; n < size; n++) {
      String asked = asked(graph.node(n));
      if (!asked.isEmpty()) {
        flags.live[n] = new BitSet();
        flags.live[n].set(flags.number(asked));
      }
      flags.meetings.set(n, ways.into(n).length > 1);
    }
    flags.spread(ways);
    return flags;
  }

  /**
   * Adds to each node what is live behind it. A block is numbered from its end, so that nothing but
   * a loop makes it necessary to come back to a node.
   */
  private void spread(Ways ways) {
    BitSet waiting = new BitSet(live.length);
    waiting.set(0, live.length);
    int n = 0;
    while ((n = waiting.nextSetBit(n)) >= 0) {
      waiting.clear(n);
      BitSet all = live[n];
      for (int next : ways.outOf(n)) {
        all = union(all, live[next]);
      }
      if (all != live[n]) {
        live[n] = all;
        for (int earlier : ways.into(n)) {
          waiting.set(earlier);
          n = Math.min(n, earlier);
        }
      }
    }
  }

  /** One of the two when it holds all of the other, the first for choice. */
  private static BitSet union(BitSet some, BitSet others) {
    if (some == others || others.isEmpty()) {
      return some;
    }
    BitSet both = (BitSet) some.clone();
    both.or(others);
    return both.equals(some) ? some : both.equals(others) ? others : both;
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
