package org.rookery.game.explain;

import java.util.List;
import java.util.Map;
import org.rookery.program.Code;

/**
 * A way through the rules of one man that ends with a turn.
 *
 * @param failures the tests on the way that the position does not meet, in order
 * @param emission the index of the instruction that emits the turn
 * @param instead first failures of other ways as good as this, by the index of the instruction
 */
record RulePath(
    Code code,
    int man,
    int square,
    List<Failure> failures,
    int emission,
    Map<Integer, Failure> instead) {
  /**
   * A test that the position does not meet.
   *
   * @param pc the index of the instruction that asks
   * @param wanted the answer this way needs
   */
  record Failure(int pc, boolean wanted) {}

  /**
   * What stands on the board is nearer to a player's mind than attacks, rights and the past: 0 for
   * it, 1 for those.
   */
  static int remoteness(Code code, List<Failure> failures) {
    return failures.isEmpty() || code.words()[failures.get(0).pc()] == Code.HOLDS ? 0 : 1;
  }

  /** How deep into the code the first failure lies: the later, the nearer the rule came. */
  int reached() {
    return failures.isEmpty() ? Integer.MAX_VALUE : failures.get(0).pc();
  }
}
