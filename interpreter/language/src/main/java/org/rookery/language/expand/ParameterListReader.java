package org.rookery.language.expand;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.expand.ParameterList.Parameter;
import org.rookery.language.form.Form;
import org.rookery.language.source.SourceLimits;

/** Tells whether a group is a parameter list, and reads it. */
record ParameterListReader(Diagnostics diagnostics) {
  /** The parameters, or null when the group is the first form of a macro's body. */
  @Nullable ParameterList read(Form.Group group) {
    List<Parameter> parameters = new ArrayList<>();
    for (Form item : group.items()) {
      Parameter parameter = parameter(item);
      if (parameter == null) {
        return null;
      }
      parameters.add(parameter);
    }
    check(parameters);
    int known = Math.min(parameters.size(), SourceLimits.PARAMETERS);
    return new ParameterList(List.copyOf(parameters.subList(0, known)));
  }

  /** The name without dollar sign, if the symbol can name a parameter. */
  static @Nullable String name(Form form) {
    if (!(form instanceof Form.Symbol symbol) || !symbol.name().startsWith("$")) {
      return null;
    }
    String name = symbol.name().substring(1);
    boolean named = !name.isEmpty() && Character.isLetter(name.charAt(0)) && !name.contains("$");
    return named || name.equals(ParameterList.REST) ? name : null;
  }

  private static @Nullable Parameter parameter(Form item) {
    if (item instanceof Form.Group group
        && !group.items().isEmpty()
        && group.items().get(0) instanceof Form.Symbol symbol) {
      String name = name(symbol);
      List<Form> defaults = group.items().subList(1, group.items().size());
      return name == null ? null : new Parameter(name, symbol, List.copyOf(defaults));
    }
    String name = name(item);
    return name == null ? null : new Parameter(name, (Form.Symbol) item, null);
  }

  private void check(List<Parameter> parameters) {
    if (parameters.size() > SourceLimits.PARAMETERS) {
      report(parameters.get(0), "There are more than " + SourceLimits.PARAMETERS + " parameters.");
    }
    Set<String> names = new HashSet<>();
    // A name is told once: where a bracket of the list is missing, the whole body is read as
    // parameters.
    Set<String> told = new HashSet<>();
    boolean defaulted = false;
    for (int i = 0; i < parameters.size(); i++) {
      Parameter parameter = parameters.get(i);
      if (!names.add(parameter.name()) && told.add(parameter.name())) {
        report(parameter, "There are two parameters `$" + parameter.name() + "`.");
      }
      if (parameter.isRest() && (i < parameters.size() - 1 || parameter.defaults() != null)) {
        report(parameter, "The rest `$*` must come last, without a default.");
      } else if (defaulted && parameter.defaults() == null && !parameter.isRest()) {
        report(parameter, "A parameter behind one with a default needs a default too.");
      }
      defaulted |= parameter.defaults() != null;
    }
  }

  private void report(Parameter parameter, String message) {
    diagnostics.error("bad-parameter-list", parameter.symbol().origin(), message);
  }
}
