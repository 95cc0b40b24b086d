package org.rookery.language.expand;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;

/** What templates ask of the expansion that they are part of. */
interface Evaluator {
  /** Counts what the expansion makes. */
  ExpansionBudget budget();

  /** Where problems are told. */
  Diagnostics diagnostics();

  /** Appends what the templates expand to, and tells how deep that nests. */
  int evaluate(List<Template> templates, Environment environment, List<Form> out);

  /** Templates as an argument: they are expanded in this environment when first asked for. */
  Argument argument(List<Template> templates, Environment environment);

  /** Appends what a call expands to, and tells how deep that nests. */
  int call(Macro macro, List<Argument> arguments, Span span, Environment caller, List<Form> out);

  /** What a parameter stands for; nothing when it is not filled, which only old files may do. */
  Optional<Argument> find(Reference reference, Form form, Environment environment);

  /** The macro that expanded forms turn out to call, or null. */
  @Nullable Macro macroAtHeadOf(List<Form> forms);

  /** Reports that a limit is passed; to be thrown. */
  ExpansionStopped stop(String code, Origin origin, String what, int limit);
}
