package org.rookery.language.expand;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.expand.Environment.Frame;
import org.rookery.language.expand.ParameterList.Parameter;
import org.rookery.language.source.MacroCall;
import org.rookery.language.source.Origin;
import org.rookery.language.upgrade.Outdated;

/**
 * Gives the named parameters of a macro what one call passes.
 *
 * @param template the macro's own text, asked for only when an argument is missing
 */
record Binding(
    Evaluator run,
    Frame frame,
    MacroCall site,
    ParameterList parameters,
    Supplier<MacroTemplate> template) {
  /** The environment of the macro's body; nothing, and an error, when the call is wrong. */
  Optional<Environment> bind() {
    Environment bound = new Environment(frame, null, site);
    List<Argument> arguments = frame.arguments();
    for (int i = 0; i < parameters.single(); i++) {
      Parameter parameter = parameters.parameters().get(i);
      if (i < arguments.size()) {
        bound = bound.with(parameter.name(), arguments.get(i));
      } else if (parameter.defaults() != null) {
        List<Template> defaults = template.get().defaults().get(i);
        bound = bound.with(parameter.name(), run.argument(defaults, bound));
      } else {
        String needs = " needs an argument for `$" + parameter.name() + "`.";
        report("missing-argument", "The macro `" + site.macro() + "`" + needs);
        return Optional.empty();
      }
    }
    if (parameters.hasRest()) {
      return Optional.of(bound.with(ParameterList.REST, rest(arguments)));
    }
    if (arguments.size() > parameters.single()) {
      String takes = " takes " + count(parameters.single()) + ", not " + arguments.size() + ".";
      report("surplus-argument", "The macro `" + site.macro() + "`" + takes);
      return Optional.empty();
    }
    return Optional.of(bound);
  }

  private Argument rest(List<Argument> arguments) {
    List<Template> rest =
        arguments.stream()
            .skip(parameters.single())
            .map(a -> (Template) new PassedTemplate(a, site.call()))
            .toList();
    return run.argument(rest, frame.caller());
  }

  private void report(String code, String message) {
    Origin origin = new Origin(site.call(), site.call(), site.outer());
    String help = "it is called as `(" + site.macro() + parameters.signature() + ")`";
    String advice = Outdated.advice(site.macro()).orElse(null);
    run.diagnostics().add(Diagnostic.error(code, origin, message).labelled(advice).helped(help));
  }

  private static String count(int arguments) {
    return switch (arguments) {
      case 0 -> "no arguments";
      case 1 -> "one argument";
      default -> arguments + " arguments";
    };
  }
}
