package org.rookery.compiler.model;

import java.util.List;
import java.util.Optional;

/**
 * Answers conditions as far as they are known, and by logic those that are made of others; empty
 * where the answer is open (the strong logic of three values by Kleene).
 */
public interface KnownAnswers extends ConditionCases.Few<Optional<Boolean>> {
  /** What is not looked into counts as open. */
  @Override
  default Optional<Boolean> other(Condition it) {
    return it.constant();
  }

  @Override
  default Optional<Boolean> not(Condition.Not it) {
    return it.condition().match(this).map(known -> !known);
  }

  @Override
  default Optional<Boolean> and(Condition.And it) {
    return joined(it.conditions(), false);
  }

  @Override
  default Optional<Boolean> or(Condition.Or it) {
    return joined(it.conditions(), true);
  }

  private Optional<Boolean> joined(List<Condition> conditions, boolean deciding) {
    boolean open = false;
    for (Condition condition : conditions) {
      Optional<Boolean> known = condition.match(this);
      if (known.isPresent() && known.get() == deciding) {
        return known;
      }
      open |= known.isEmpty();
    }
    return open ? Optional.empty() : Optional.of(!deciding);
  }
}
