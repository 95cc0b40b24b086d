package org.rookery.suites.blame;

import java.util.List;
import org.rookery.suites.run.SuiteResult;

/**
 * The results of a suite, and what is to blame for those that fail.
 *
 * @param suspects lines of the rules, the most likely first; none when every case holds
 * @param causes the failing cases by what they have in common, in the order of the first of each
 */
public record BlameFindings(SuiteResult result, List<Suspect> suspects, List<Cause> causes) {
  /** The results, without asking what is to blame. */
  public static BlameFindings none(SuiteResult result) {
    return new BlameFindings(result, List.of(), Cause.each(result));
  }
}
