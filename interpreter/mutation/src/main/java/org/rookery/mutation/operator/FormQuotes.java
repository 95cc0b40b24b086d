package org.rookery.mutation.operator;

import org.rookery.language.form.Form;
import org.rookery.language.form.FormPrinter;

/** Forms as reports quote them. */
final class FormQuotes {
  private static final int LONGEST = 60;

  private FormQuotes() {}

  /** The form on one line between backquotes, cut where it is long. */
  static String of(Form form) {
    String line = FormPrinter.line(form).replace('\n', ' ');
    return "`" + (line.length() > LONGEST ? line.substring(0, LONGEST - 1) + "…" : line) + "`";
  }
}
