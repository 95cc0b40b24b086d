package org.rookery.compiler.model;

import java.util.List;
import java.util.function.Predicate;

/** What conditions are made of. */
public final class ConditionParts {
  private ConditionParts() {}

  /** The conditions directly inside one; none for most kinds. */
  public static List<Condition> of(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return List.of(not.condition());
    } else if (condition instanceof Condition.And and) {
      return and.conditions();
    } else if (condition instanceof Condition.Or or) {
      return or.conditions();
    } else if (condition instanceof Condition.SomeTurn some) {
      return List.of(some.condition());
    } else if (condition instanceof Condition.SomeSquare some) {
      return List.of(some.condition());
    }
    if (condition instanceof Condition.KeepsChasing chasing) {
      return List.of(chasing.chase().spared());
    }
    return condition instanceof Condition.RepeatedWhile repeated
        ? List.of(repeated.condition())
        : List.of();
  }

  /** Whether a condition, or one it is made of, is of interest. */
  public static boolean mention(Condition condition, Predicate<Condition> interest) {
    if (interest.test(condition)) {
      return true;
    }
    for (Condition part : of(condition)) {
      if (mention(part, interest)) {
        return true;
      }
    }
    return false;
  }
}
