package org.rookery.engine.reachability;

import org.rookery.program.Test;

/** Says which answers tests may ever have. */
public interface PossibleAnswers {
  /** The test may hold. */
  int HOLDS = 1;

  /** The test may not hold. */
  int FAILS = 2;

  /** The answers a test may have, as a sum. */
  int of(Test test);
}
