package org.rookery.app.explain;

import java.util.List;
import org.rookery.program.Code;

/**
 * A way through the rules of one man that ends with a turn.
 *
 * @param failures the tests on the way that the position does not meet, in order
 * @param emission the index of the instruction that emits the turn
 */
record RulePath(Code code, int man, int square, List<Failure> failures, int emission) {
  /**
   * A test that the position does not meet.
   *
   * @param pc the index of the instruction that asks
   * @param wanted the answer this way needs
   */
  record Failure(int pc, boolean wanted) {}

  /** How deep into the code the first failure lies: the later, the nearer the rule came. */
  int reached() {
    return failures.isEmpty() ? Integer.MAX_VALUE : failures.get(0).pc();
  }
}
