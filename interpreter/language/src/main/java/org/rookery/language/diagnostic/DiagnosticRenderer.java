package org.rookery.language.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.rookery.language.source.Origin.Step;
import org.rookery.language.source.Span;

/** Renders problems as text for an author. */
public final class DiagnosticRenderer {
  /** More at once are not read. */
  private static final int SHOWN = 20;

  /** Macro calls shown for one problem; the innermost of more are the least telling. */
  private static final int STEPS = 8;

  /** Characters of a message: it may quote a name, and a name may be as long as its file. */
  private static final int LONGEST = 400;

  private DiagnosticRenderer() {}

  /**
   * All problems in reading order, but at most twenty, errors before others; then how many more.
   */
  public static String render(Diagnostics diagnostics) {
    List<Diagnostic> all = diagnostics.sorted();
    List<Diagnostic> shown = new ArrayList<>(all);
    shown.sort(Comparator.comparing(Diagnostic::severity));
    List<Diagnostic> first = shown.subList(0, Math.min(SHOWN, shown.size()));
    StringBuilder out = new StringBuilder();
    all.stream().filter(first::contains).forEach(d -> out.append(render(d)));
    int rest = -first.size();
    for (Severity severity : Severity.values()) {
      rest += diagnostics.count(severity);
    }
    if (rest > 0) {
      out.append("... and ").append(rest).append(" more.\n");
    }
    return out.toString();
  }

  /** One problem, with a line end behind it. */
  public static String render(Diagnostic diagnostic) {
    Span span = diagnostic.span();
    String gutter = " ".repeat(Integer.toString(span.line()).length());
    StringBuilder out = new StringBuilder();
    out.append(diagnostic.severity().word()).append('[').append(diagnostic.code()).append("]: ");
    out.append(Printable.of(StringUtils.abbreviate(diagnostic.message(), LONGEST))).append('\n');
    out.append(gutter).append(" --> ").append(span.position()).append('\n');
    Excerpt excerpt = Excerpt.of(span);
    out.append(span.line()).append(" | ").append(excerpt.line()).append('\n');
    out.append(gutter).append(" | ").append(excerpt.carets());
    if (diagnostic.label() != null) {
      out.append(' ').append(Printable.of(diagnostic.label()));
    }
    out.append('\n');
    List<Step> steps = diagnostic.origin().steps();
    for (Step step : steps.subList(0, Math.min(STEPS, steps.size()))) {
      out.append(gutter).append(" = ").append(words(step)).append('\n');
    }
    if (steps.size() > STEPS) {
      out.append(gutter).append(" = ... ").append(steps.size() - STEPS).append(" more calls\n");
    }
    if (diagnostic.help() != null) {
      out.append(gutter).append(" = help: ").append(Printable.of(diagnostic.help()));
      out.append('\n');
    }
    return out.toString();
  }

  private static String words(Step step) {
    String macro = "in the expansion of `" + Printable.of(step.macro()) + "`";
    return step.around()
        ? macro + ", called at " + step.span().position()
        : macro + " (" + step.span().position() + ")";
  }
}
