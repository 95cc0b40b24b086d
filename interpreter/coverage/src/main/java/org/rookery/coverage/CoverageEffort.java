package org.rookery.coverage;

/**
 * How much may be tried for the cases of a suite. Each brings some work with it, and what it leaves
 * later ones may do; so the whole takes a time that grows with the number of cases alone.
 */
final class CoverageEffort {
  /** Nodes of rules that may be walked for each case. */
  private static final long EACH = 220_000;

  /** What the first cases may use besides. */
  private static final long FIRST = 1_000_000;

  /** What one case may use at most. */
  static final long MAX_PER_CASE = 2_000_000;

  private long left = FIRST;
  private long mine;

  /** A case begins. */
  void begins() {
    left += EACH;
    mine = Math.min(left, MAX_PER_CASE);
  }

  /** Takes some of it; false when there is no more for this case. */
  boolean take(long nodes) {
    left -= nodes;
    mine -= nodes;
    return mine >= 0;
  }
}
