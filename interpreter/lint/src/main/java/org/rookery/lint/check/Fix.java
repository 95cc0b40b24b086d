package org.rookery.lint.check;

import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/**
 * A change of the text that needs no thinking.
 *
 * @param title what it does, as an editor offers it
 * @param span what it replaces
 */
public record Fix(String title, Span span, String text) {
  /** Takes a form away, with the blanks before it, or the line when nothing else stands there. */
  static Fix without(Form form, String title) {
    return without(form.origin(), title);
  }

  /** Takes away what is written at a place. */
  static Fix without(Origin origin, String title) {
    Span span = origin.span();
    Source source = span.source();
    String text = source.text();
    int start = span.start();
    while (start > 0 && Character.isWhitespace(text.charAt(start - 1))) {
      start--;
    }
    boolean afterComment =
        text.substring(source.lineStart(source.line(start)), start).contains(";");
    if (start == 0 || afterComment) {
      start = span.start();
    }
    return new Fix(title, source.span(start, span.end()), "");
  }
}
