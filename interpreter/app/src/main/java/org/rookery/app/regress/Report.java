package org.rookery.app.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Results of suites as lines of text. */
public final class Report {
  private Report() {}

  /**
   * One line per case that failed or could not be tried, with the position and what else helps
   * below it; and what else is to be told.
   */
  public static String failures(SuiteResult result) {
    StringBuilder out = new StringBuilder();
    for (CaseResult c : result.cases()) {
      if (c.problem() != null) {
        out.append("ERROR ").append(c.problem()).append(" (").append(c.name()).append(")\n");
      } else if (!c.passed()) {
        out.append("FAIL ").append(c.place()).append(": ").append(c.name()).append(": ");
        out.append(sentence(c)).append('\n').append(below(c).indent(4));
      }
    }
    result.remark().ifPresent(remark -> out.append("NOTE ").append(remark).append('\n'));
    return out.toString();
  }

  /** What does not hold, in one line. */
  static String sentence(CaseResult c) {
    return c.mismatches().stream().map(Mismatch::sentence).collect(Collectors.joining("; "));
  }

  /** The position of a failed case, and what else helps. */
  static String below(CaseResult c) {
    return c.drawing()
        + c.mismatches().stream().map(Mismatch::detail).collect(Collectors.joining());
  }

  /** How many cases of one file held, in one line. */
  public static String summary(SuiteResult result) {
    if (result.problem().isPresent()) {
      return result.file() + ": not tried\n";
    }
    List<String> parts = new ArrayList<>(List.of(count(result.total(), "case")));
    if (result.failures() > 0) {
      parts.add(result.failures() + " failed");
    }
    if (result.errors() > 0) {
      parts.add(result.errors() + " could not be tried");
    }
    if (parts.size() == 1) {
      parts.add("all held");
    }
    return result.file() + ": " + String.join(", ", parts) + "\n";
  }

  private static String count(int number, String thing) {
    return number == 1 ? "1 " + thing : number + " " + thing + "s";
  }
}
