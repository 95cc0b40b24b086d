package org.rookery.app.regress;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What trying a case came to.
 *
 * @param place the case as {@code file:line}
 * @param mismatches what does not hold
 * @param problem why the case could not be tried, with its place; nothing when it could
 * @param drawing the position tried, as lines of text
 * @param seconds how long it took
 */
record CaseResult(
    String name,
    String place,
    List<Mismatch> mismatches,
    @Nullable String problem,
    String drawing,
    double seconds) {
  /** The result of a case that cannot be tried. */
  static CaseResult unreadable(String name, String place, BadSuite problem, double seconds) {
    return new CaseResult(name, place, List.of(), problem.getMessage(), "", seconds);
  }

  boolean passed() {
    return mismatches.isEmpty() && problem == null;
  }
}
