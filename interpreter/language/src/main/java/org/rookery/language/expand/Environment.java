package org.rookery.language.expand;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.form.Form;
import org.rookery.language.source.MacroCall;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;

/**
 * What the parameters in a text stand for while it is expanded.
 *
 * @param frame the macro call whose body this is, or null for a file's own text
 * @param variables named parameters and loop variables, innermost first
 * @param site the same call as told to the author, or null for a file's own text
 */
record Environment(@Nullable Frame frame, @Nullable Variable variables, @Nullable MacroCall site) {
  /** A file's own text. */
  static final Environment TOP = new Environment(null, null, null);

  /**
   * A macro call.
   *
   * @param caller where the call stands: it fills the positional parameters that the call leaves
   * @param depth how many calls this one is inside of, itself included
   */
  record Frame(Macro macro, List<Argument> arguments, Environment caller, int depth) {}

  /** A name and what it stands for. */
  record Variable(String name, Argument value, @Nullable Variable outer) {}

  Environment with(String name, Argument value) {
    return new Environment(frame, new Variable(name, value, variables), site);
  }

  int depth() {
    return frame == null ? 0 : frame.depth();
  }

  /** Where a form of the text came from, as seen from outside. */
  Origin originOf(Form form) {
    Origin origin = form.origin();
    return site == null || origin.site() != null ? origin : origin.in(site);
  }

  /** The call that an author wrote and that led here, if this is not the author's own text. */
  Optional<Span> author() {
    return site == null ? Optional.empty() : Optional.of(site.outermost().call());
  }

  Optional<Argument> find(Reference reference) {
    return reference instanceof Reference.Positional positional
        ? find(positional.position())
        : find(((Reference.Named) reference).name());
  }

  private Optional<Argument> find(String name) {
    Variable variable = variables;
    while (variable != null && !variable.name().equals(name)) {
      variable = variable.outer();
    }
    return variable == null ? Optional.empty() : Optional.of(variable.value());
  }

  /**
   * A parameter that a call leaves unfilled is filled by the call around it, and so on outwards.
   */
  private Optional<Argument> find(int position) {
    Frame f = frame;
    while (f != null && f.macro().parameters() == null) {
      if (position <= f.arguments().size()) {
        return Optional.of(f.arguments().get(position - 1));
      }
      f = f.caller().frame();
    }
    return Optional.empty();
  }
}
