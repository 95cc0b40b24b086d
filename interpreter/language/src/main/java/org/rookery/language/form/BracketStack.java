package org.rookery.language.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/**
 * The brackets that are open while a source is read, and what went wrong with them. Which bracket
 * lacks its partner is a guess from the indentation: a line that starts with a bracket, no further
 * right than one still open that started a line, tells that the open one should have been closed.
 */
final class BracketStack {
  private final Source source;
  private final Beginning beginning;
  private final Set<String> onlyOnTop;
  private final List<Form> finished = new ArrayList<>();
  private final List<Open> open = new ArrayList<>();
  private final List<Span> unclosed = new ArrayList<>();
  private @Nullable Open suspect;
  private @Nullable Span firstStray;
  private int strays;
  private boolean swallowed;

  /** Which brackets in the first column start a top-level form, whatever the count says. */
  enum Beginning {
    NONE,
    /** Those before a word that stands nowhere else. */
    ONLY_ON_TOP,
    ALL
  }

  /**
   * @param onlyOnTop the words that begin top-level forms and stand nowhere else
   */
  BracketStack(Source source, Beginning beginning, Set<String> onlyOnTop) {
    this.source = source;
    this.beginning = beginning;
    this.onlyOnTop = onlyOnTop;
  }

  /** Whether a form that stands only on top, and in the first column, was inside another one. */
  boolean hasSwallowed() {
    return swallowed;
  }

  int depth() {
    return open.size();
  }

  boolean hasOpen() {
    return !open.isEmpty();
  }

  void add(Form form) {
    (open.isEmpty() ? finished : open.get(open.size() - 1).items).add(form);
  }

  void open(int start) {
    Open bracket = new Open(start, indentation(start));
    if (!open.isEmpty() && bracket.indentation >= 0) {
      if (suspect == null) {
        suspect = firstNoFurtherLeftThan(bracket.indentation);
      }
      if (bracket.indentation == 0) {
        boolean top = onlyOnTop.contains(head(start));
        swallowed |= top;
        if (beginning == Beginning.ALL || (top && beginning == Beginning.ONLY_ON_TOP)) {
          closeAll();
        }
      }
    }
    open.add(bracket);
  }

  void close(int start) {
    if (open.isEmpty()) {
      strays++;
      if (firstStray == null) {
        firstStray = source.span(start, start + 1);
      }
      return;
    }
    closeInnermost(start + 1);
  }

  /** Ends the source: what is open is closed. */
  List<Form> finish() {
    if (!open.isEmpty()) {
      closeAll();
    }
    return List.copyOf(finished);
  }

  /** Whether, once the source has ended, every bracket had its partner. */
  boolean isWhole() {
    return unclosed.isEmpty() && strays == 0;
  }

  /** Reports the brackets that had no partner. */
  void report(Diagnostics diagnostics) {
    Severity severity = source.dialect().lenient() ? Severity.WARNING : Severity.ERROR;
    for (Span span : unclosed) {
      String message = "This bracket is never closed.";
      diagnostics.add(
          new Diagnostic(severity, "unclosed-bracket", Origin.of(span), message, null, null));
    }
    // After a bracket that is closed by guess, one too many is no news.
    if (firstStray != null && unclosed.isEmpty()) {
      String label = strays == 1 ? null : "and " + (strays - 1) + " more like it";
      String message = "This closing bracket closes nothing.";
      diagnostics.add(
          new Diagnostic(severity, "stray-bracket", Origin.of(firstStray), message, label, null));
    }
  }

  /** Ends the source early, for a reason that is reported already. */
  List<Form> abandon() {
    return List.copyOf(finished);
  }

  private void closeAll() {
    Open culprit = suspect == null ? open.get(0) : suspect;
    unclosed.add(source.span(culprit.start, culprit.start + 1));
    while (!open.isEmpty()) {
      closeInnermost(endOfContent());
    }
  }

  private int endOfContent() {
    Open innermost = open.get(open.size() - 1);
    List<Form> items = innermost.items;
    return items.isEmpty()
        ? innermost.start + 1
        : items.get(items.size() - 1).origin().span().end();
  }

  private void closeInnermost(int end) {
    Open bracket = open.remove(open.size() - 1);
    Origin origin = Origin.of(source.span(bracket.start, end));
    add(new Form.Group(List.copyOf(bracket.items), origin));
    if (open.isEmpty()) {
      suspect = null;
    }
  }

  private @Nullable Open firstNoFurtherLeftThan(int indentation) {
    for (Open bracket : open) {
      if (bracket.indentation >= indentation) {
        return bracket;
      }
    }
    return null;
  }

  /** The word right behind a bracket. */
  private String head(int start) {
    String text = source.text();
    int end = start + 1;
    while (end < text.length() && " \t\r\n();\"".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return text.substring(start + 1, end);
  }

  /** How many characters stand before the bracket in its line, or -1 when some are no blanks. */
  private int indentation(int start) {
    String text = source.text();
    int at = start;
    while (at > 0 && (text.charAt(at - 1) == ' ' || text.charAt(at - 1) == '\t')) {
      at--;
    }
    boolean startsLine = at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == '\r';
    return startsLine ? start - at : -1;
  }

  /** A bracket waiting for its partner. */
  private static final class Open {
    final int start;
    final int indentation;
    final List<Form> items = new ArrayList<>();

    Open(int start, int indentation) {
      this.start = start;
      this.indentation = indentation;
    }
  }
}
