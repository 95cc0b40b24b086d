package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.function.Supplier;
import org.rookery.suites.format.Suite;

/**
 * In which order the cases of suites are tried, and who hears how a suite stands before all of its
 * cases are done. What comes of the cases is the same in any order.
 *
 * <p>It is asked by one thread at a time.
 */
public interface CaseSchedule {
  /** The cases as they stand in their files, without a word before a suite is done. */
  CaseSchedule STEADY =
      new CaseSchedule() {
        @Override
        public double rank(Suite suite, Suite.Item item) {
          return 0;
        }

        @Override
        public boolean goesOn(Path suite, Supplier<SuiteResult> soFar, int left) {
          return true;
        }
      };

  /** A case of which this is smaller is tried before others. */
  double rank(Suite suite, Suite.Item item);

  /**
   * Hears that one more case of a suite has been tried.
   *
   * @param suite its file
   * @param soFar what is known of the suite, put together when it is asked for
   * @param left how many of the cases that were chosen are left
   * @return whether to go on; if not, suites that are not done are given up
   */
  boolean goesOn(Path suite, Supplier<SuiteResult> soFar, int left);
}
