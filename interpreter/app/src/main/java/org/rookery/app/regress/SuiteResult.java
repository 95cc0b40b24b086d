package org.rookery.app.regress;

import java.nio.file.Path;
import java.util.List;

/** What trying a suite came to. */
public record SuiteResult(Path file, List<CaseResult> cases) {
  /** How many cases failed. */
  public int failures() {
    return (int) cases.stream().filter(result -> !result.passed()).count();
  }

  /** How many cases there were. */
  public int total() {
    return cases.size();
  }
}
