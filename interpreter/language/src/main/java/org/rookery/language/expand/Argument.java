package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.form.Form;

/**
 * What a parameter stands for: forms still to be expanded, in the environment they were written in.
 * They are expanded when first asked for, and then kept.
 */
final class Argument {
  private final List<Template> templates;
  private final Environment environment;
  private @Nullable Value value;

  Argument(List<Template> templates, Environment environment) {
    this.templates = templates;
    this.environment = environment;
  }

  /** Forms that are expanded already, in this environment. */
  static Argument of(Value value, Environment environment) {
    Argument argument = new Argument(List.of(), environment);
    argument.value = value;
    return argument;
  }

  Environment environment() {
    return environment;
  }

  /** The forms, to put into the expansion once more. */
  Value use(Evaluation run) {
    if (value != null) {
      run.budget().spend(value.size());
    }
    return value(run);
  }

  /** The forms, to look at; their origins are complete. */
  Value value(Evaluation run) {
    if (value != null) {
      return value;
    }
    long before = run.budget().spent();
    List<Form> raw = new ArrayList<>();
    int depth = run.evaluate(templates, environment, raw);
    List<Form> forms = Rehoming.into(environment.site()).all(raw);
    value = new Value(forms, depth, run.budget().spent() - before);
    return value;
  }

  /**
   * Expanded forms.
   *
   * @param depth how deep they nest
   * @param size how many forms they are made of, or a little more
   */
  record Value(List<Form> forms, int depth, long size) {}
}
