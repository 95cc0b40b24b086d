package org.rookery.walker.rule;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.source.Origin;

/** What lies behind the tests of a graph, and what they are about. */
public final class Guards {
  /** No way without a test is longer. */
  private static final int LONGEST = 64;

  private Guards() {}

  /** Whether a condition asks what stands on a square. */
  public static boolean isAboutPieces(Condition condition) {
    return condition instanceof SquareCondition.Occupied;
  }

  /** Whether a condition asks for piece types, rather than for any piece of a side. */
  public static boolean isAboutKinds(Condition condition) {
    return condition instanceof SquareCondition.PieceOn piece && !piece.filter().types().isEmpty();
  }

  /** Where a graph says that turns are forbidden after which the condition holds. */
  static Set<Origin> forbids(MoveGraph graph, Condition condition) {
    Effect forbids = new Effect.Forbid(condition);
    return graph.nodes().stream()
        .filter(node -> node instanceof Node.Apply apply && apply.effect().equals(forbids))
        .map(node -> ((Node.Apply) node).origin())
        .collect(Collectors.toSet());
  }

  /** The emission that a node leads to without any further test; empty when it leads to none. */
  public static Optional<Node.Emit> emission(MoveGraph graph, int from) {
    int at = from;
    for (int i = 0; i < LONGEST; i++) {
      Node node = graph.node(at);
      if (node instanceof Node.Emit emit) {
        return Optional.of(emit);
      } else if (node instanceof Node.Step step) {
        at = step.next();
      } else if (node instanceof Node.Set set) {
        at = set.next();
      } else if (node instanceof Node.Apply apply) {
        at = apply.next();
      } else if (node instanceof Node.Leg leg) {
        at = leg.next();
      } else if (node instanceof Node.Flag flag) {
        at = flag.next();
      } else {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
