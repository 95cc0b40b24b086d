package org.rookery.language.expand;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.language.form.Form;

/** The named parameters of a macro, in order; a rest parameter comes last. */
record ParameterList(List<Parameter> parameters) {
  /** The name of the parameter that takes all remaining arguments. */
  static final String REST = "*";

  /**
   * One parameter.
   *
   * @param name without the dollar sign
   * @param defaults what it stands for when no argument is given, or null when one must be
   */
  record Parameter(String name, Form.Symbol symbol, @Nullable List<Form> defaults) {
    boolean isRest() {
      return name.equals(REST);
    }
  }

  List<String> names() {
    return parameters.stream().map(Parameter::name).toList();
  }

  boolean hasRest() {
    return !parameters.isEmpty() && parameters.get(parameters.size() - 1).isRest();
  }

  /** How many arguments can be told apart: all parameters but the rest. */
  int single() {
    return parameters.size() - (hasRest() ? 1 : 0);
  }

  /** As behind the name of the macro in a call. */
  String signature() {
    return parameters.stream()
        .map(p -> p.defaults() == null ? " $" + p.name() : " [$" + p.name() + "]")
        .collect(Collectors.joining());
  }
}
