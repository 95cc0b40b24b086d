package org.rookery.compiler.graph;

import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.language.source.Origin;

/**
 * Lowers a condition to test nodes, one per primitive question, with short-circuit edges; many
 * questions that are the same wherever a man moves stay together.
 */
final class Conditions {
  private final NodeList nodes;

  Conditions(NodeList nodes) {
    this.nodes = nodes;
  }

  /**
   * The node that goes to {@code then} when the condition holds and to {@code otherwise} when not.
   *
   * @param promotes the answer to {@link Condition.Promotes}
   */
  int lower(Condition condition, boolean promotes, int then, int otherwise, Origin origin) {
    if (condition instanceof Condition.Constant constant) {
      return constant.value() ? then : otherwise;
    }
    if (condition instanceof Condition.Promotes) {
      return promotes ? then : otherwise;
    }
    if (condition instanceof Condition.Not not) {
      return lower(not.condition(), promotes, otherwise, then, origin);
    }
    if (then != otherwise && AboutBoard.isLarge(condition)) {
      return nodes.add(new Node.Test(condition, then, otherwise, origin));
    }
    if (condition instanceof Condition.And and) {
      int next = then;
      List<Condition> all = and.conditions();
      for (int i = all.size() - 1; i >= 0; i--) {
        next = lower(all.get(i), promotes, next, otherwise, origin);
      }
      return next;
    }
    if (condition instanceof Condition.Or or) {
      int next = otherwise;
      List<Condition> all = or.conditions();
      for (int i = all.size() - 1; i >= 0; i--) {
        next = lower(all.get(i), promotes, then, next, origin);
      }
      return next;
    }
    return then == otherwise ? then : nodes.add(new Node.Test(condition, then, otherwise, origin));
  }
}
