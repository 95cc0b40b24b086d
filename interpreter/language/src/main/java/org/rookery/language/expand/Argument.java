package org.rookery.language.expand;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.form.Form;

/**
 * What a parameter stands for: forms still to be expanded, in the environment they were written in.
 * They are expanded when first asked for, and then kept.
 */
abstract class Argument {
  private final Environment environment;
  private @Nullable Value value;

  Argument(Environment environment) {
    this.environment = environment;
  }

  /** Forms that are expanded already, in this environment. */
  static Argument of(Value value, Environment environment) {
    Argument argument =
        new Argument(environment) {
          @Override
          Value expand() {
            return value;
          }
        };
    argument.value = value;
    return argument;
  }

  /** Expands the forms; called once. Arguments nest deep, so little may stand on the stack here. */
  abstract Value expand();

  final Environment environment() {
    return environment;
  }

  /** The forms, to put into the expansion once more. */
  final Value use(ExpansionBudget budget) {
    if (value == null) {
      value = expand();
    } else {
      budget.spend(value.size());
    }
    return value;
  }

  /** The forms, to look at; their origins are complete. */
  final Value value() {
    if (value == null) {
      value = expand();
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
