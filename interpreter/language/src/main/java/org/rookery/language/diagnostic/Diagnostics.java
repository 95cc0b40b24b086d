package org.rookery.language.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Span;

/**
 * Collects the problems of one load. What is told twice of the same text, as when a macro is called
 * often, is kept once. Not for use by several threads.
 */
public final class Diagnostics {
  /** More than anyone reads; a file of a million mistakes must not fill the memory. */
  private static final int KEPT = 1_000;

  private static final Comparator<Diagnostic> READING_ORDER =
      Comparator.comparing((Diagnostic d) -> d.span().source().name())
          .thenComparingInt(d -> d.span().start())
          .thenComparing(Diagnostic::severity);

  private final List<Diagnostic> kept = new ArrayList<>();
  private final Set<Key> seen = new HashSet<>();
  private final int[] counts = new int[Severity.values().length];

  /** Adds a problem. */
  public void add(Diagnostic diagnostic) {
    if (kept.size() < KEPT) {
      if (!seen.add(Key.of(diagnostic))) {
        return;
      }
      kept.add(diagnostic);
    } else if (diagnostic.severity() == Severity.ERROR && count(Severity.ERROR) == 0) {
      kept.set(KEPT - 1, diagnostic);
    }
    counts[diagnostic.severity().ordinal()]++;
  }

  /** Adds an error. */
  public void error(String code, Origin origin, String message) {
    add(Diagnostic.error(code, origin, message));
  }

  /** Adds an error with a few words beside the caret; null for none. */
  public void error(String code, Origin origin, String message, @Nullable String label) {
    add(Diagnostic.error(code, origin, message).labelled(label));
  }

  /** Adds an error about a text that no form was made of. */
  public void error(String code, Span span, String message) {
    error(code, Origin.of(span), message);
  }

  /** Adds a warning. */
  public void warning(String code, Origin origin, String message) {
    add(Diagnostic.warning(code, origin, message));
  }

  /** Adds a warning with a few words beside the caret; null for none. */
  public void warning(String code, Origin origin, String message, @Nullable String label) {
    add(Diagnostic.warning(code, origin, message).labelled(label));
  }

  /** Adds a warning about a text that no form was made of. */
  public void warning(String code, Span span, String message) {
    warning(code, Origin.of(span), message);
  }

  /** Whether anything stops the load. */
  public boolean hasErrors() {
    return count(Severity.ERROR) > 0;
  }

  /** Whether nothing was told at all. */
  public boolean isEmpty() {
    return kept.isEmpty();
  }

  /** How many of this severity were told, the same of the same text counted once. */
  public int count(Severity severity) {
    return counts[severity.ordinal()];
  }

  /** The problems by source and place; at most a thousand. */
  public List<Diagnostic> sorted() {
    return kept.stream().sorted(READING_ORDER).toList();
  }

  private record Key(String code, String location, int start, String message) {
    static Key of(Diagnostic d) {
      Span span = d.span();
      return new Key(d.code(), span.source().location(), span.start(), d.message());
    }
  }
}
