package org.rookery.language.upgrade;

import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;

/**
 * How something was written, and how it is today.
 *
 * @param was a word, or a call whose arguments may be parameters such as {@code $piece}
 */
record Spelling(Form was, Form now) {
  /** The word that it begins with. */
  String word() {
    return was instanceof Form.Group group ? group.head().orElseThrow() : was.toString();
  }

  /** What is written today, as one line. */
  String today() {
    return FormPrinter.line(now);
  }
}
