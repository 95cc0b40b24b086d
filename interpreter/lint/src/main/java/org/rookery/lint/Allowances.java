package org.rookery.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;
import org.rookery.language.upgrade.Outdated;
import org.rookery.lint.check.Finding;
import org.rookery.lint.facts.Mentions;

/**
 * The comments of a file that allow a finding: {@code ; lint: allow CODE because …}, on the line of
 * a form or right above it, hold for that form and all that is in it.
 */
final class Allowances {
  private static final Pattern COMMENT =
      Pattern.compile(";+ *lint: *allow +([a-z0-9-]+)( +because +(\\S.*))?");

  private final Source source;
  private final List<Allowance> all = new ArrayList<>();

  /** One comment, with the first and the last offset of what it is about. */
  private static final class Allowance {
    private final String code;
    private final Span comment;
    private final boolean reasoned;
    private final int first;
    private final int last;
    private boolean used;

    private Allowance(String code, Span comment, boolean reasoned, int first, int last) {
      this.code = code;
      this.comment = comment;
      this.reasoned = reasoned;
      this.first = first;
      this.last = last;
    }
  }

  private Allowances(Source source) {
    this.source = source;
  }

  /** Those of a file, whose forms are given as they were read. */
  static Allowances of(Source source, List<Form> forms) {
    Allowances allowances = new Allowances(source);
    Map<Integer, int[]> ranges = new HashMap<>();
    for (Form form : forms) {
      Mentions.each(form, inner -> widen(inner, ranges));
    }
    int lines = source.line(source.text().length());
    for (int line = 1; line <= lines; line++) {
      allowances.read(line, lines, ranges);
    }
    return allowances;
  }

  /** By line, from where to where the forms reach that begin in it. */
  private static void widen(Form form, Map<Integer, int[]> ranges) {
    Span span = form.origin().span();
    int[] range = ranges.computeIfAbsent(span.line(), unused -> new int[] {span.start(), 0});
    range[0] = Math.min(range[0], span.start());
    range[1] = Math.max(range[1], span.end());
  }

  private void read(int line, int lines, Map<Integer, int[]> ranges) {
    int start = source.lineStart(line);
    String text = source.text().substring(start, source.lineEnd(line));
    Matcher comment = COMMENT.matcher(text);
    if (!comment.find()) {
      return;
    }
    int about = line;
    boolean alone = text.strip().startsWith(";");
    while (alone && about < lines && !ranges.containsKey(about)) {
      about++;
    }
    int[] range = ranges.getOrDefault(about, new int[] {start, start});
    Span span = source.span(start + comment.start(), source.lineEnd(line));
    boolean reasoned = comment.group(3) != null;
    all.add(new Allowance(comment.group(1), span, reasoned, range[0], range[1]));
  }

  /** Whether a finding is allowed; the comment counts as used then. */
  boolean allows(Finding finding) {
    Span span = finding.origin().authored();
    boolean allowed = false;
    for (Allowance allowance : all) {
      boolean inside =
          span.source().location().equals(source.location())
              && allowance.first <= span.start()
              && span.start() <= allowance.last;
      if (inside && allowance.reasoned && allowance.code.equals(finding.card().code())) {
        allowance.used = true;
        allowed = true;
      }
    }
    return allowed;
  }

  /** What is wrong with the comments themselves. */
  List<Diagnostic> problems(Predicate<String> known) {
    List<Diagnostic> problems = new ArrayList<>();
    for (Allowance allowance : all) {
      Origin origin = Origin.of(allowance.comment);
      if (!known.test(allowance.code)) {
        String message = "There is no lint check `" + allowance.code + "`.";
        problems.add(
            Diagnostic.warning("unknown-lint-code", origin, message)
                .labelled(Outdated.adviceOnCheck(allowance.code).orElse(null)));
      } else if (!allowance.reasoned) {
        String message = "An allowance needs a reason: `because …`.";
        problems.add(Diagnostic.warning("allowance-without-reason", origin, message));
      } else if (!allowance.used) {
        String message = "Nothing of this kind is found here, so nothing needs to be allowed.";
        problems.add(Diagnostic.warning("unused-allowance", origin, message));
      }
    }
    return problems;
  }
}
