package org.rookery.language.expand;

import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/** An argument among those that a rest parameter stands for, in the environment of its call. */
record PassedTemplate(Argument argument, Span span) implements Template {
  @Override
  public int expand(Environment environment, Evaluator run, List<Form> out) {
    Argument.Value value = argument.use(run.budget());
    out.addAll(value.forms());
    return value.depth();
  }
}
