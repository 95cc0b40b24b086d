package org.rookery.compiler.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.SquareCondition;

/**
 * What of all that a path has come to know can still matter from a node on, and where ways meet.
 *
 * <p>What is not asked about again need not be remembered: paths that differ in nothing else are
 * the same path once they have met.
 */
public final class Liveness {
  private static final BitSet NONE = new BitSet();

  // The first few numbers; those of counters and flags follow.
  private static final int HERE = 0;
  private static final int CAPTURES = 1;
  private static final int PENDING = 2;
  private static final int COUNTERS = 3;

  private final int flags;
  private final Map<String, Integer> numbers = new HashMap<>();

  /** Never changed, because nodes for which the same matters share their set. */
  private final BitSet[] live;

  /** What no longer matters before a node, whatever matters behind it. */
  private final BitSet[] settled;

  private final BitSet meetings = new BitSet();
  private final ArrivalSquares.Arrival[] arrivals;

  private Liveness(MoveGraph graph) {
    int nodes = graph.nodes().size();
    live = new BitSet[nodes];
    settled = new BitSet[nodes];
    Arrays.fill(live, NONE);
    Arrays.fill(settled, NONE);
    int counters = 0;
    for (Node node : graph.nodes()) {
      counters = node instanceof Node.Loop loop ? Math.max(counters, loop.counter() + 1) : counters;
    }
    flags = COUNTERS + counters;
    GraphEdges ways = GraphEdges.of(graph);
    for (int n = 0; n < nodes; n++) {
      graph.node(n).match(new GenKillCollector(n));
      meetings.set(n, ways.into(n).length > 1);
    }
    ways.spread(n -> grows(n, ways));
    arrivals = ArrivalSquares.of(graph, ways);
  }

  /** What matters in a graph: a thing does where it is asked about, and before. */
  public static Liveness of(MoveGraph graph) {
    return new Liveness(graph);
  }

  /** Adds to a node what matters behind it; whether that is more. */
  private boolean grows(int node, GraphEdges ways) {
    BitSet all = live[node];
    for (int next : ways.outOf(node)) {
      all = union(all, without(live[next], settled[node]));
    }
    boolean grows = all != live[node];
    live[node] = all;
    return grows;
  }

  private static BitSet without(BitSet all, BitSet some) {
    if (!all.intersects(some)) {
      return all;
    }
    BitSet rest = (BitSet) all.clone();
    rest.andNot(some);
    return rest;
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

  /** Whether it can matter from a node on what stands where the cursor is. */
  public boolean asksContentHere(int node) {
    return live[node].get(HERE);
  }

  /** Whether it can matter from a node on if a capture is pending. */
  public boolean asksCaptures(int node) {
    return live[node].get(CAPTURES);
  }

  /**
   * The square at which the piece of the next emission is sure to arrive, whatever comes before it;
   * -1 when it is open, or asked before if anything is pending.
   *
   * @param to where TO points, or -1 when it is not set
   */
  public int arrival(int node, int cursor, int mark, int to) {
    if (to >= 0) {
      return live[node].get(PENDING) ? -1 : to;
    }
    return switch (arrivals[node]) {
      case CURSOR -> cursor;
      case MARK -> mark;
      case NONE, OPEN -> -1;
    };
  }

  /** Whether a loop may count a counter further from a node on. */
  public boolean counts(int counter, int node) {
    return live[node].get(COUNTERS + counter);
  }

  /** The number of a flag, or -1 when it is never asked about. */
  public int numberOf(String flag) {
    return numbers.getOrDefault(flag, -1);
  }

  /** Whether the flag of a number may be asked about at {@code node} or later. */
  public boolean asksFlag(int flag, int node) {
    return live[node].get(flags + flag);
  }

  /** Notes what a node asks about, and what it settles. */
  private final class GenKillCollector implements Node.Cases<Void> {
    private final int node;

    GenKillCollector(int node) {
      this.node = node;
    }

    private Void asks(int... things) {
      live[node] = set(things);
      return null;
    }

    private Void settles(int... things) {
      settled[node] = set(things);
      return null;
    }

    private static BitSet set(int... things) {
      BitSet set = new BitSet();
      for (int thing : things) {
        set.set(thing);
      }
      return set;
    }

    private Void flag(String name) {
      return asks(flags + numbers.computeIfAbsent(name, unused -> numbers.size()));
    }

    @Override
    public Void step(Node.Step step) {
      return settles(HERE);
    }

    @Override
    public Void set(Node.Set set) {
      return switch (set.register()) {
        case CURSOR -> ArrivalSquares.isCursor(set.place()) ? null : settles(HERE);
        case FROM -> asks(PENDING);
        case TO -> asks(PENDING, HERE);
        case START, MARK, LAST_FROM, LAST_TO -> null;
      };
    }

    @Override
    public Void test(Node.Test test) {
      Condition condition = test.condition();
      if (condition instanceof Condition.OfFlag flag) {
        return flag(flag.name());
      }
      if (condition instanceof Condition.Captures) {
        return asks(HERE, CAPTURES, PENDING);
      }
      return looksHere(condition) ? asks(HERE) : null;
    }

    /** Whether it hangs on who stands where the cursor is; of other squares that is not kept. */
    private static boolean looksHere(Condition condition) {
      return condition instanceof SquareCondition it
          ? it instanceof SquareCondition.OfPiece && ArrivalSquares.isCursor(it.place())
          : !(condition instanceof Condition.IsSquare);
    }

    @Override
    public Void fork(Node.Fork fork) {
      return null;
    }

    @Override
    public Void apply(Node.Apply apply) {
      boolean takes =
          apply.effect() instanceof Effect.Capture it && ArrivalSquares.isCursor(it.place());
      return takes ? asks(HERE) : null;
    }

    @Override
    public Void leg(Node.Leg leg) {
      return asks(PENDING);
    }

    @Override
    public Void emit(Node.Emit emit) {
      return settles(CAPTURES, PENDING);
    }

    @Override
    public Void reset(Node.Reset reset) {
      asks(PENDING);
      return settles(CAPTURES, PENDING);
    }

    @Override
    public Void flag(Node.Flag flag) {
      return null;
    }

    @Override
    public Void count(Node.Count count) {
      return settles(COUNTERS + count.counter());
    }

    @Override
    public Void loop(Node.Loop loop) {
      return asks(COUNTERS + loop.counter());
    }

    @Override
    public Void end(Node.End end) {
      return null;
    }
  }
}
