package org.rookery.language.expand;

import java.util.List;
import java.util.Optional;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/** An atom that is a parameter: the forms it stands for take its place. */
record ParameterTemplate(Form.Symbol symbol, Reference reference) implements Template {
  @Override
  public Span span() {
    return symbol.origin().span();
  }

  @Override
  public int expand(Environment environment, Evaluation run, List<Form> out) {
    Optional<Argument> argument = run.find(reference, symbol, environment);
    if (argument.isEmpty()) {
      return 0;
    }
    Argument.Value value = argument.get().value(run);
    Rehoming rehoming =
        new Rehoming(argument.get().environment().site(), span(), environment.site());
    for (Form form : value.forms()) {
      out.add(rehoming.one(form));
    }
    return value.depth();
  }
}
