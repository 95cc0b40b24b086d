package org.rookery.compiler.graph;

import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;

/** Whether a condition is about named squares and counts alone: the same wherever a piece moves. */
final class LocationInvariance {
  /** A condition of more questions than this is one test, asked once, and not unrolled. */
  private static final int FEW = 8;

  private LocationInvariance() {}

  /** Whether a condition is of that kind and of many questions. */
  static boolean isLarge(Condition condition) {
    return condition.isCompound() && questions(condition) > FEW && holds(condition);
  }

  private static int questions(Condition condition) {
    return condition.isCompound()
        ? condition.parts().stream().mapToInt(LocationInvariance::questions).sum()
        : 1;
  }

  private static boolean holds(Condition condition) {
    if (condition.isCompound()) {
      return condition.parts().stream().allMatch(LocationInvariance::holds);
    }
    return condition instanceof SquareCondition.Occupied piece
        ? piece.place() instanceof Place.At
        : !condition.amounts().isEmpty()
            && condition.amounts().stream().allMatch(LocationInvariance::holds);
  }

  private static boolean holds(Amount amount) {
    if (amount instanceof Amount.Count count) {
      return count.area() instanceof Area.Squares
          || count.area() instanceof Area.Zone
          || count.area() instanceof Area.Board;
    }
    return amount instanceof Amount.Literal
        || amount instanceof Amount.InHand
        || amount instanceof Amount.Counter
        || amount instanceof Amount.Clock
        || amount instanceof Amount.Passes;
  }
}
