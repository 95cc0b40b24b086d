package org.rookery.compiler.graph;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.source.Origin;

/**
 * Lowers a condition to test nodes, one per primitive question, with short-circuit edges; many
 * questions that are the same wherever a piece moves stay together.
 */
final class ConditionLowering {
  private final NodeList nodes;
  private final Optional<String> becomes;

  /**
   * {@code becomes} is what the piece becomes by the emission at which the conditions are asked.
   */
  ConditionLowering(NodeList nodes, Optional<String> becomes) {
    this.nodes = nodes;
    this.becomes = becomes;
  }

  /**
   * The node that goes to {@code then} when the condition holds and to {@code otherwise} when not.
   */
  int lower(Condition condition, int then, int otherwise, Origin origin) {
    if (condition.constant().isPresent()) {
      return condition.constant().get() ? then : otherwise;
    }
    if (condition instanceof Condition.Promotes) {
      return becomes.isPresent() ? then : otherwise;
    }
    if (condition instanceof SquareCondition.DeadEnd end && end.piece().isEmpty()) {
      Condition whose = new SquareCondition.DeadEnd(becomes, end.place());
      return then == otherwise ? then : nodes.add(new Node.Test(whose, then, otherwise, origin));
    }
    List<Condition> parts = condition.parts();
    if (condition.denied().isPresent()) {
      return lower(parts.get(0), otherwise, then, origin);
    }
    if (then != otherwise && LocationInvariance.isLarge(condition)) {
      return nodes.add(new Node.Test(condition, then, otherwise, origin));
    }
    if (!condition.isCompound()) {
      return then == otherwise
          ? then
          : nodes.add(new Node.Test(condition, then, otherwise, origin));
    }
    boolean all = condition.isAll();
    int next = all ? then : otherwise;
    for (int i = parts.size() - 1; i >= 0; i--) {
      next = lower(parts.get(i), all ? next : then, all ? otherwise : next, origin);
    }
    return next;
  }
}
