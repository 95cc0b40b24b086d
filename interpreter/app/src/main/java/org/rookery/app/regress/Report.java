package org.rookery.app.regress;

import java.util.stream.Collectors;

/** Results of suites as lines of text. */
public final class Report {
  private Report() {}

  /** One line per failing case, with the position and what else helps below it. */
  public static String failures(SuiteResult result) {
    StringBuilder out = new StringBuilder();
    for (CaseResult c : result.cases()) {
      if (!c.passed()) {
        out.append("FAIL ").append(c.place()).append(": ").append(c.name()).append(": ");
        out.append(
            c.mismatches().stream().map(Mismatch::sentence).collect(Collectors.joining("; ")));
        out.append('\n').append(c.drawing().indent(4));
        c.mismatches().forEach(mismatch -> out.append(mismatch.detail().indent(4)));
      }
    }
    return out.toString();
  }

  /** How many cases of one file held, in one line. */
  public static String summary(SuiteResult result) {
    int total = result.total();
    String cases = total == 1 ? "1 case" : total + " cases";
    return result.failures() == 0
        ? result.file() + ": " + cases + ", all held\n"
        : result.file() + ": " + cases + ", " + result.failures() + " failed\n";
  }
}
