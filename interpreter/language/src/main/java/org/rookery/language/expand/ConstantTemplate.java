package org.rookery.language.expand;

import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/**
 * A form without calls and parameters: all expansions share it.
 *
 * @param size how many forms it is made of
 * @param depth how deep they nest
 */
record ConstantTemplate(Form form, int size, int depth) implements Template {
  static ConstantTemplate atom(Form form) {
    return new ConstantTemplate(form, 1, 1);
  }

  @Override
  public Span span() {
    return form.origin().span();
  }

  @Override
  public int expand(Environment environment, Evaluator run, List<Form> out) {
    run.budget().spend(size);
    out.add(form);
    return depth;
  }
}
