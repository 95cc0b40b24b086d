package org.rookery.suites.report;

import java.util.List;
import java.util.Optional;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.blame.Cause;
import org.rookery.suites.run.CaseResult;

/** All that helps with one failed case, for reports that have a place for each. */
final class Details {
  private Details() {}

  /** Notes, the position, divides, and the suspects, each with a line end. */
  static String of(BlameFindings findings, CaseResult c) {
    for (Cause cause : findings.causes()) {
      if (cause.first() == c) {
        return TextReport.below(findings.result(), cause)
            + TextReport.suspects(findings.suspects());
      }
    }
    return TextReport.below(findings.result(), new Cause(Optional.empty(), List.of(c), List.of()))
        + TextReport.suspects(findings.suspects());
  }
}
