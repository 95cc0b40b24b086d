package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/** An atom that is a parameter: the forms it stands for take its place. */
record ParameterTemplate(Form.Symbol symbol, Reference reference) implements Template {
  boolean isRest() {
    return reference.equals(new Reference.Named(ParameterList.REST));
  }

  /** The forms that a rest parameter stands for, as an argument each. */
  List<Argument> spread(Environment environment, Evaluator run) {
    Optional<Argument> rest = run.find(reference, symbol, environment);
    if (rest.isEmpty()) {
      return List.of();
    }
    Argument.Value value = rest.get().use(run.budget());
    long each = 1 + value.size() / Math.max(1, value.forms().size());
    List<Argument> arguments = new ArrayList<>();
    for (Form form : value.forms()) {
      Argument.Value one = new Argument.Value(List.of(form), value.depth(), each);
      arguments.add(Argument.of(one, rest.get().environment()));
    }
    return arguments;
  }

  @Override
  public Span span() {
    return symbol.origin().span();
  }

  @Override
  public int expand(Environment environment, Evaluator run, List<Form> out) {
    Optional<Argument> argument = run.find(reference, symbol, environment);
    if (argument.isEmpty()) {
      return 0;
    }
    Argument.Value value = argument.get().use(run.budget());
    Rehoming rehoming =
        new Rehoming(argument.get().environment().site(), span(), environment.site());
    for (Form form : value.forms()) {
      out.add(rehoming.one(form));
    }
    return value.depth();
  }
}
