package org.rookery.app.regress;

import java.util.List;

/**
 * What trying a case came to.
 *
 * @param place the case as {@code file:line}
 * @param drawing the position tried, as lines of text
 * @param seconds how long it took
 */
record CaseResult(
    String name, String place, List<Mismatch> mismatches, String drawing, double seconds) {
  boolean passed() {
    return mismatches.isEmpty();
  }
}
