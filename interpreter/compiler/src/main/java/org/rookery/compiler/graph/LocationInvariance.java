package org.rookery.compiler.graph;

import java.util.List;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;

/** Whether a condition is about named squares and counts alone: the same wherever a piece moves. */
final class LocationInvariance {
  /** A condition of more questions than this is one test, asked once, and not unrolled. */
  private static final int FEW = 8;

  private LocationInvariance() {}

  /** Whether a condition is of that kind and of many questions. */
  static boolean isLarge(Condition condition) {
    return (condition instanceof Condition.Not
            || condition instanceof Condition.And
            || condition instanceof Condition.Or)
        && questions(condition) > FEW
        && holds(condition);
  }

  private static int questions(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return questions(not.condition());
    } else if (condition instanceof Condition.And and) {
      return questions(and.conditions());
    }
    return condition instanceof Condition.Or or ? questions(or.conditions()) : 1;
  }

  private static int questions(List<Condition> conditions) {
    int sum = 0;
    for (Condition condition : conditions) {
      sum += questions(condition);
    }
    return sum;
  }

  private static boolean holds(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return holds(not.condition());
    } else if (condition instanceof Condition.And and) {
      return and.conditions().stream().allMatch(LocationInvariance::holds);
    } else if (condition instanceof Condition.Or or) {
      return or.conditions().stream().allMatch(LocationInvariance::holds);
    } else if (condition instanceof Condition.Empty empty) {
      return empty.place() instanceof Place.At;
    } else if (condition instanceof Condition.PieceOn piece) {
      return piece.place() instanceof Place.At;
    }
    return condition instanceof Condition.Compare compare
        && holds(compare.left())
        && holds(compare.right());
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
