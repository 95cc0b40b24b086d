package org.rookery.compiler.graph;

import java.util.Arrays;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;

/**
 * Where the piece of the next emission arrives, as far as it is settled at a node: at TO, once that
 * is set, and else where the cursor will be.
 */
final class ArrivalSquares {
  /** Where that is. */
  enum Arrival {
    /** Nothing is emitted any more. */
    NONE,
    /** Where the cursor is at the node. */
    CURSOR,
    /** Where the mark is at the node. */
    MARK,
    /** It is not settled, or it is asked about what is pending before the emission. */
    OPEN
  }

  private ArrivalSquares() {}

  /** Of every node of a graph, for paths on which TO is not set. */
  static Arrival[] of(MoveGraph graph, GraphEdges ways) {
    Arrival[] arrivals = new Arrival[graph.nodes().size()];
    Arrays.fill(arrivals, Arrival.NONE);
    ways.spread(
        n -> {
          Arrival after = Arrival.NONE;
          for (int next : ways.outOf(n)) {
            after = either(after, arrivals[next]);
          }
          Arrival before = before(graph.node(n), after);
          boolean changes = before != arrivals[n];
          arrivals[n] = before;
          return changes;
        });
    return arrivals;
  }

  private static Arrival either(Arrival some, Arrival other) {
    return some == other || other == Arrival.NONE
        ? some
        : some == Arrival.NONE ? other : Arrival.OPEN;
  }

  private static Arrival before(Node node, Arrival after) {
    if (node instanceof Node.Emit) {
      return Arrival.CURSOR;
    }
    if (asksWhatIsPending(node)) {
      return Arrival.OPEN;
    }
    if (node instanceof Node.Step) {
      return after == Arrival.CURSOR ? Arrival.OPEN : after;
    }
    return node instanceof Node.Set set ? before(set, after) : after;
  }

  private static Arrival before(Node.Set set, Arrival after) {
    boolean isMark = set.place().equals(new Place.Of(Register.MARK));
    boolean isHere = isCursor(set.place());
    return switch (set.register()) {
      case CURSOR ->
          after != Arrival.CURSOR || isHere ? after : isMark ? Arrival.MARK : Arrival.OPEN;
      case MARK -> after != Arrival.MARK || isMark ? after : isHere ? Arrival.CURSOR : Arrival.OPEN;
      case FROM, TO -> Arrival.OPEN;
      case START, LAST_FROM, LAST_TO -> after;
    };
  }

  /** Whether a place is where the cursor is, as TO is too as long as it is not set. */
  static boolean isCursor(Place place) {
    return place instanceof Place.Here || place.equals(new Place.Of(Register.TO));
  }

  /**
   * Whether it can matter at a node itself if something is pending, or what leg that belongs to.
   */
  private static boolean asksWhatIsPending(Node node) {
    return node instanceof Node.Leg
        || node instanceof Node.Reset
        || (node instanceof Node.Test test && test.condition() instanceof Condition.Captures);
  }
}
