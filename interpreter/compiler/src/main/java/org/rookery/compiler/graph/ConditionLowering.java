package org.rookery.compiler.graph;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Condition;
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
    if (condition instanceof Condition.Constant constant) {
      return constant.value() ? then : otherwise;
    }
    if (condition instanceof Condition.Promotes) {
      return becomes.isPresent() ? then : otherwise;
    }
    if (condition instanceof Condition.DeadEnd end && end.piece().isEmpty()) {
      Condition whose = new Condition.DeadEnd(becomes, end.place());
      return then == otherwise ? then : nodes.add(new Node.Test(whose, then, otherwise, origin));
    }
    if (condition instanceof Condition.Not not) {
      return lower(not.condition(), otherwise, then, origin);
    }
    if (then != otherwise && LocationInvariance.isLarge(condition)) {
      return nodes.add(new Node.Test(condition, then, otherwise, origin));
    }
    if (condition instanceof Condition.And and) {
      int next = then;
      List<Condition> all = and.conditions();
      for (int i = all.size() - 1; i >= 0; i--) {
        next = lower(all.get(i), next, otherwise, origin);
      }
      return next;
    }
    if (condition instanceof Condition.Or or) {
      int next = otherwise;
      List<Condition> all = or.conditions();
      for (int i = all.size() - 1; i >= 0; i--) {
        next = lower(all.get(i), then, next, origin);
      }
      return next;
    }
    return then == otherwise ? then : nodes.add(new Node.Test(condition, then, otherwise, origin));
  }
}
