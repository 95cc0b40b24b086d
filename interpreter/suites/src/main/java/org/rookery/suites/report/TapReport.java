package org.rookery.suites.report;

import java.util.List;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.SuiteResult;

/** Results in the Test Anything Protocol, version 14. */
public final class TapReport {
  private final StringBuilder out = new StringBuilder("TAP version 14\n");
  private int number;

  private TapReport() {}

  /** The whole stream. */
  public static String text(List<BlameFindings> suites) {
    TapReport report = new TapReport();
    int count = 0;
    for (BlameFindings findings : suites) {
      SuiteResult suite = findings.result();
      count += suite.total() + (suite.problem().isPresent() ? 1 : 0);
    }
    report.out.append("1..").append(count).append('\n');
    suites.forEach(report::write);
    return report.out.toString();
  }

  private void write(BlameFindings findings) {
    SuiteResult suite = findings.result();
    if (suite.problem().isPresent()) {
      line(false, suite.file().toString(), "");
      below(suite.file().toString(), 1, "error", suite.problem().get());
    }
    for (CaseResult c : suite.cases()) {
      String name = suite.file() + ": " + c.name();
      line(c.passed(), name, c.skipped().map(reason -> " # SKIP " + reason).orElse(""));
      if (c.problem().isPresent()) {
        below(c.file().toString(), c.line(), "error", c.problem().get());
      } else if (!c.passed()) {
        String more = Details.of(findings, c);
        below(c.file().toString(), c.line(), "fail", TextReport.sentence(c) + "\n" + more);
      }
    }
  }

  private void line(boolean ok, String name, String directive) {
    out.append(ok ? "ok " : "not ok ").append(++number).append(" - ");
    out.append(oneLine(name).replace("\\", "\\\\").replace("#", "\\#"));
    out.append(oneLine(directive)).append('\n');
  }

  private void below(String file, int line, String severity, String message) {
    out.append("  ---\n");
    out.append("  severity: ").append(severity).append('\n');
    out.append("  at: {file: \"").append(file.replace("\\", "\\\\").replace("\"", "\\\""));
    out.append("\", line: ").append(line).append("}\n");
    out.append("  message: |\n").append(message.strip().indent(4));
    out.append("  ...\n");
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\R", " ");
  }
}
