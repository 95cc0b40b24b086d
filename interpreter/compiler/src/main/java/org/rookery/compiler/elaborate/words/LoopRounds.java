package org.rookery.compiler.elaborate.words;

import org.rookery.compiler.model.Amount;

/** What is known of a number from the rules and the start square alone. */
final class LoopRounds {
  /** More than any loop may have, and small enough to be multiplied. */
  private static final long MANY = 1L << 31;

  private LoopRounds() {}

  /** Whether a number is known from the start square alone. */
  static boolean isFixed(Amount amount) {
    return amount instanceof Amount.Literal
        || amount instanceof Amount.Steps
        || (!amount.nested().isEmpty() && amount.nested().stream().allMatch(LoopRounds::isFixed));
  }

  /**
   * How often a loop goes round at most, as far as the numbers written there say; what only the
   * board decides is small and counts as one.
   */
  static long atMost(Amount amount) {
    if (amount instanceof Amount.Literal it) {
      return it.value();
    } else if (amount instanceof Amount.HalfUp it) {
      return Math.floorDiv(atMost(it.amount()) + 1, 2);
    } else if (amount instanceof Amount.Sum it) {
      return bounded(it.terms().stream().mapToLong(LoopRounds::atMost).sum());
    } else if (amount instanceof Amount.Product it) {
      return it.factors().stream()
          .map(LoopRounds::atMost)
          .reduce(1L, (left, right) -> bounded(left * right));
    } else if (amount instanceof Amount.Extreme it) {
      return it.terms().stream()
          .map(LoopRounds::atMost)
          .reduce(it.greatest() ? Math::max : Math::min)
          .orElse(1L);
    } else if (amount instanceof Amount.Difference it) {
      return bounded(atMost(it.left()) - atMost(it.right()));
    }
    return 1;
  }

  private static long bounded(long number) {
    return Math.max(-MANY, Math.min(MANY, number));
  }
}
