package org.rookery.language.expand;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rookery.language.form.Form;

/**
 * What a parameter stands for: forms still to be expanded, in the environment they were written in.
 * They are expanded when first asked for, and then kept.
 */
final class Argument {
  private final Environment environment;
  private final Supplier<Value> expansion;
  private @Nullable Value value;

  /**
   * An argument.
   *
   * @param expansion expands its forms; called once
   */
  Argument(Environment environment, Supplier<Value> expansion) {
    this.environment = environment;
    this.expansion = expansion;
  }

  /** Forms that are expanded already, in this environment. */
  static Argument of(Value value, Environment environment) {
    Argument argument = new Argument(environment, () -> value);
    argument.value = value;
    return argument;
  }

  Environment environment() {
    return environment;
  }

  /** The forms, to put into the expansion once more. */
  Value use(Budget budget) {
    if (value != null) {
      budget.spend(value.size());
    }
    return value();
  }

  /** The forms, to look at; their origins are complete. */
  Value value() {
    if (value == null) {
      value = expansion.get();
    }
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
