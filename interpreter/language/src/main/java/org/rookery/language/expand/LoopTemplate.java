package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/**
 * A {@code for-each}: its body once for each value, in its place.
 *
 * @param variables names without dollar signs
 * @param together whether each value is a group with a part for each variable
 */
record LoopTemplate(
    Form.Group group,
    List<String> variables,
    boolean together,
    List<Template> values,
    List<Template> body)
    implements Template {
  @Override
  public Span span() {
    return group.origin().span();
  }

  @Override
  public int expand(Environment environment, Evaluator run, List<Form> out) {
    List<Form> raw = new ArrayList<>();
    long before = run.budget().spent();
    int valueDepth = run.evaluate(values, environment, raw);
    List<Form> steps = NumberRange.unrolled(Rehoming.into(environment.site()).all(raw), run);
    long each = 1 + (run.budget().spent() - before) / Math.max(1, steps.size());
    int depth = 0;
    for (Form step : steps) {
      List<Form> parts = together ? parts(step, run) : List.of(step);
      if (parts.size() != variables.size()) {
        continue;
      }
      Environment inner = environment;
      for (int i = 0; i < parts.size(); i++) {
        Argument.Value value = new Argument.Value(List.of(parts.get(i)), valueDepth, each);
        inner = inner.with(variables.get(i), Argument.of(value, environment));
      }
      depth = Math.max(depth, run.evaluate(body, inner, out));
    }
    return depth;
  }

  private List<Form> parts(Form step, Evaluator run) {
    if (step instanceof Form.Group parts && parts.items().size() == variables.size()) {
      return parts.items();
    }
    String message = "Each value of this loop must be a group of " + variables.size() + ".";
    run.diagnostics().error("bad-for-each", step.origin(), message);
    return List.of();
  }
}
