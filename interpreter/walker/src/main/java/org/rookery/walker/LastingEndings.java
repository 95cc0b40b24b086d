package org.rookery.walker;

import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;

/** Tells the endings that end a count of leaves from those about repetition, clock and moves. */
final class LastingEndings {
  private LastingEndings() {}

  /** Whether an ending looks at nothing but what stands where, and the like. */
  static boolean has(EndingModel ending) {
    return !isPassing(ending.when());
  }

  private static boolean isPassing(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return isPassing(not.condition());
    }
    if (condition instanceof Condition.And and) {
      return and.conditions().stream().anyMatch(LastingEndings::isPassing);
    }
    if (condition instanceof Condition.Or or) {
      return or.conditions().stream().anyMatch(LastingEndings::isPassing);
    }
    if (condition instanceof Condition.SomeTurn some) {
      return isPassing(some.condition());
    }
    if (condition instanceof Condition.Compare compare) {
      return readsClock(compare.left()) || readsClock(compare.right());
    }
    return condition instanceof Condition.NoTurn || condition instanceof Condition.Repeated;
  }

  private static boolean readsClock(Amount amount) {
    return amount instanceof Amount.Clock
        || (amount instanceof Amount.Sum sum
            && sum.terms().stream().anyMatch(LastingEndings::readsClock));
  }
}
