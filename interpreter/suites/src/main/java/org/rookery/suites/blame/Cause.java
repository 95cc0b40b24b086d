package org.rookery.suites.blame;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.SuiteResult;

/**
 * Failing cases that fail for one reason, as far as can be told.
 *
 * @param suspect the line they have in common, if one is found
 * @param cases the cases, at least one
 * @param notes what helps to understand the first of them, a line each
 */
public record Cause(Optional<Suspect> suspect, List<CaseResult> cases, List<String> notes) {
  /** Each failing case as one of its own. */
  static List<Cause> each(SuiteResult result) {
    List<Cause> causes = new ArrayList<>();
    for (CaseResult c : result.cases()) {
      if (!c.passed()) {
        causes.add(new Cause(Optional.empty(), List.of(c), List.of()));
      }
    }
    return causes;
  }

  /** The first of the cases. */
  public CaseResult first() {
    return cases.get(0);
  }
}
