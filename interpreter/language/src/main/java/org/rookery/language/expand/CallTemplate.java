package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/** A call of a macro: the forms of the macro's body take its place. */
record CallTemplate(Form.Group group, Macro macro, List<Template> arguments) implements Template {
  @Override
  public Span span() {
    return group.origin().span();
  }

  @Override
  public int expand(Environment environment, Evaluator run, List<Form> out) {
    List<Argument> given = new ArrayList<>(arguments.size());
    for (Template argument : arguments) {
      if (argument instanceof ParameterTemplate parameter && parameter.isRest()) {
        given.addAll(parameter.spread(environment, run));
      } else {
        given.add(run.argument(List.of(argument), environment));
      }
    }
    return run.call(macro, given, span(), environment, out);
  }
}
