package org.rookery.language.expand;

/** Counts what an expansion makes, since a few lines of macros can ask for more than any memory. */
final class ExpansionBudget {
  private final long limit;
  private long spent;

  ExpansionBudget(long limit) {
    this.limit = limit;
  }

  /** Counts forms, or calls, which take time even if they make no form. */
  void spend(long amount) {
    spent += amount;
  }

  long spent() {
    return spent;
  }

  boolean isSpent() {
    return spent > limit;
  }
}
