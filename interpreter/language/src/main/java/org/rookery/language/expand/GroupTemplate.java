package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.SourceLimits;
import org.rookery.language.source.Span;

/**
 * A group with calls or parameters in it.
 *
 * @param headVaries whether what it starts with is known only when it is expanded: then it may turn
 *     out to be a call
 */
record GroupTemplate(Form.Group group, List<Template> items, boolean headVaries)
    implements Template {
  @Override
  public Span span() {
    return group.origin().span();
  }

  @Override
  public int expand(Environment environment, Evaluator run, List<Form> out) {
    List<Form> expanded = new ArrayList<>(items.size());
    long before = run.budget().spent();
    int depth = run.evaluate(items, environment, expanded);
    Macro macro = headVaries ? run.macroAtHeadOf(expanded) : null;
    if (macro != null) {
      List<Form> forms = Rehoming.into(environment.site()).all(expanded);
      long each = 1 + (run.budget().spent() - before) / forms.size();
      List<Argument> arguments = new ArrayList<>();
      for (Form form : forms.subList(1, forms.size())) {
        Argument.Value value = new Argument.Value(List.of(form), depth, each);
        arguments.add(Argument.of(value, environment));
      }
      return run.call(macro, arguments, span(), environment, out);
    }
    run.budget().spend(1);
    if (depth >= SourceLimits.NESTING) {
      String what = "brackets inside each other";
      throw run.stop("too-deep", environment.originOf(group), what, SourceLimits.NESTING);
    }
    out.add(new Form.Group(Collections.unmodifiableList(expanded), group.origin()));
    return depth + 1;
  }
}
