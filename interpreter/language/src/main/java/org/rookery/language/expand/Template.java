package org.rookery.language.expand;

import java.util.List;
import org.rookery.language.form.Form;
import org.rookery.language.source.Span;

/** A form of a text to be expanded, with its calls and parameters found. */
interface Template {
  /** Where the form is written. */
  Span span();

  /**
   * Appends what the form expands to. Forms that are the text's own keep the origins they were read
   * with; those from elsewhere have complete origins.
   *
   * @return how deep the appended forms nest; an atom is one deep
   */
  int expand(Environment environment, Evaluator run, List<Form> out);
}
