package org.rookery.suites.blame;

import java.util.ArrayList;
import java.util.List;
import org.rookery.suites.format.Case;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.Key;
import org.rookery.suites.run.Mismatch;

/**
 * The cases of a suite that are looked at to find what is to blame: all that fail, and of those
 * that hold some from all over the suite, since more of them say the same again.
 *
 * @param standsFor how many cases that hold each of those looked at stands for
 */
record CaseSample(List<CaseResult> cases, double standsFor) {
  private static final int MOST_HELD = 48;

  static CaseSample of(List<CaseResult> all) {
    List<CaseResult> usable = all.stream().filter(CaseSample::isOfUse).toList();
    int held = (int) usable.stream().filter(CaseResult::passed).count();
    List<CaseResult> cases = new ArrayList<>();
    int number = 0;
    for (CaseResult c : usable) {
      if (!c.passed() || isChosen(number++, held)) {
        cases.add(c);
      }
    }
    return new CaseSample(cases, Math.max(1, (double) held / MOST_HELD));
  }

  /** Whether a case is one of those that lie as far from each other as can be. */
  private static boolean isChosen(int number, int held) {
    return held <= MOST_HELD || number * MOST_HELD / held < (number + 1) * MOST_HELD / held;
  }

  private static boolean isOfUse(CaseResult c) {
    boolean isTried = c.skipped().isEmpty() && c.problem().isEmpty();
    return isTried && !isGivenUp(c) && !isOfGames(c);
  }

  /** Whether there was no end to a case: it is not waited for a second time. */
  private static boolean isGivenUp(CaseResult c) {
    return c.mismatches().stream().anyMatch(Mismatch.TooLong.class::isInstance);
  }

  /** Whether games by chance are all that a case is about: they look at everything. */
  private static boolean isOfGames(CaseResult c) {
    Case written = c.item().readable();
    return written != null
        && written.always() != null
        && c.mismatches().stream().allMatch(m -> m.where().key() == Key.ALWAYS);
  }
}
