package org.rookery.compiler.elaborate;

import static org.rookery.compiler.elaborate.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.model.Condition;

/** Words that join conditions. */
final class LogicWords {
  static final List<Keyword<Condition>> LIST =
      List.of(
          zrf("true", "", "Always.", "true", c -> new Condition.Constant(true)),
          zrf("false", "", "Never.", "false", c -> new Condition.Constant(false)),
          zrf(
              "not",
              "condition",
              "The opposite; `not-empty?` is short for `(not empty?)`, and so for every word.",
              "(not enemy?)",
              c -> new Condition.Not(c.condition(0))),
          zrf(
              "and",
              "condition…",
              "All of them.",
              "(and enemy? (piece? Footman))",
              c -> Conditions.all(c.args(), c.scope())),
          zrf(
              "or",
              "condition…",
              "At least one of them.",
              "(or empty? enemy?)",
              c -> new Condition.Or(Conditions.read(c.args(), c.scope()))));

  private LogicWords() {}
}
