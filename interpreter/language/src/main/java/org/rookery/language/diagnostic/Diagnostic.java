package org.rookery.language.diagnostic;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;

/**
 * One problem, told to the author of a rules file.
 *
 * @param code what kind of problem, in kebab case: {@code unknown-direction}
 * @param origin of the form with the problem; the author sees {@link #span()} and the steps inside
 * @param message one sentence, with capital and full stop; names in back-quotes
 * @param label a few words beside the caret, such as a suggestion
 * @param help how to put it right, where that is known
 */
public record Diagnostic(
    Severity severity,
    String code,
    Origin origin,
    String message,
    @Nullable String label,
    @Nullable String help) {
  private static final Pattern KEBAB = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  public Diagnostic {
    if (!KEBAB.matcher(code).matches()) {
      throw new IllegalArgumentException("not in kebab case: " + code);
    }
  }

  /** An error without label and help. */
  public static Diagnostic error(String code, Origin origin, String message) {
    return new Diagnostic(Severity.ERROR, code, origin, message, null, null);
  }

  /** A warning without label and help. */
  public static Diagnostic warning(String code, Origin origin, String message) {
    return new Diagnostic(Severity.WARNING, code, origin, message, null, null);
  }

  /** The same with these words beside the caret; null for none. */
  public Diagnostic labelled(@Nullable String words) {
    return new Diagnostic(severity, code, origin, message, words, help);
  }

  /** The same with a line of help; null for none. */
  public Diagnostic helped(@Nullable String words) {
    return new Diagnostic(severity, code, origin, message, label, words);
  }

  /** The text the author is shown. */
  public Span span() {
    return origin.authored();
  }
}
