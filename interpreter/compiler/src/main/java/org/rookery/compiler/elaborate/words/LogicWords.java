package org.rookery.compiler.elaborate.words;

import static org.rookery.compiler.elaborate.vocabulary.Keyword.zrf;

import java.util.List;
import org.rookery.compiler.elaborate.vocabulary.Keyword;
import org.rookery.compiler.model.Condition;

/** Words that join conditions. */
public final class LogicWords {
  public static final List<Keyword<Condition>> LIST =
      List.of(
          zrf("true", "", "Always.", "true", c -> new Condition.Constant(true)),
          zrf("false", "", "Never.", "false", c -> new Condition.Constant(false)),
          zrf(
              "not",
              "condition",
              "The opposite; `not-empty?` is short for `(not empty?)`, and so for every word. What "
                  + "is asked of a square beyond the edge does not hold, so that its opposite does: "
                  + "`(not-empty? n)` holds on the last rank.",
              "(not enemy?)",
              c -> new Condition.Not(c.condition(0))),
          zrf(
              "and",
              "condition…",
              "All of them.",
              "(and enemy? (piece? Footman))",
              c -> c.scope().all(c.args())),
          zrf(
              "or",
              "condition…",
              "At least one of them.",
              "(or empty? enemy?)",
              c -> new Condition.Or(c.scope().conditions(c.args()))));

  private LogicWords() {}
}
