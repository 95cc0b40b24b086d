package org.rookery.walker;

import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionParts;
import org.rookery.compiler.model.GameModel.EndingModel;

/** Tells the endings that end a count of leaves from those about repetition, clock and moves. */
final class LastingEndings {
  private LastingEndings() {}

  /** Whether an ending looks at nothing but what stands where, and the like. */
  static boolean has(EndingModel ending) {
    return !ending.isDead() && !isPassing(ending.when());
  }

  private static boolean isPassing(Condition condition) {
    return ConditionParts.mention(
        condition,
        part ->
            part instanceof Condition.NoTurn
                || part instanceof Condition.Repeated
                || part instanceof Condition.RepeatedWhile
                || part instanceof Condition.KeepsChasing
                || (part instanceof Condition.Compare compare
                    && (readsClock(compare.left()) || readsClock(compare.right()))));
  }

  private static boolean readsClock(Amount amount) {
    return amount instanceof Amount.Clock
        || amount.nested().stream().anyMatch(LastingEndings::readsClock);
  }
}
