package org.rookery.walker;

import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;

/** Tells the endings that end a count of leaves from those about repetition, clock and moves. */
final class LastingEndings {
  private LastingEndings() {}

  /** Whether an ending looks at nothing but what stands where, and the like. */
  static boolean has(EndingModel ending) {
    return !ending.isDead() && !isPassing(ending.when());
  }

  private static boolean isPassing(Condition condition) {
    return condition.mentions(
        part ->
            part.isStuck()
                || part instanceof Condition.OfHistory
                || part.amounts().stream().anyMatch(LastingEndings::readsClock));
  }

  private static boolean readsClock(Amount amount) {
    return amount instanceof Amount.Clock
        || amount.nested().stream().anyMatch(LastingEndings::readsClock);
  }
}
