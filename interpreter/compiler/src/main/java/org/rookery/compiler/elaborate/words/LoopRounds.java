package org.rookery.compiler.elaborate.words;

import org.rookery.compiler.model.Amount;

/**
 * How often a loop goes round at most, as far as the numbers written there say; what only the board
 * decides is small and counts as one.
 */
final class LoopRounds implements Amount.Cases<Long> {
  /** More than any loop may have, and small enough to be multiplied. */
  private static final long MANY = 1L << 31;

  private static long bounded(long number) {
    return Math.max(-MANY, Math.min(MANY, number));
  }

  @Override
  public Long literal(Amount.Literal it) {
    return (long) it.value();
  }

  @Override
  public Long steps(Amount.Steps it) {
    return 1L;
  }

  @Override
  public Long halfUp(Amount.HalfUp it) {
    return Math.floorDiv(it.amount().match(this) + 1, 2);
  }

  @Override
  public Long sum(Amount.Sum it) {
    return bounded(it.terms().stream().mapToLong(term -> term.match(this)).sum());
  }

  @Override
  public Long product(Amount.Product it) {
    return it.factors().stream()
        .map(factor -> factor.match(this))
        .reduce(1L, (left, right) -> bounded(left * right));
  }

  @Override
  public Long difference(Amount.Difference it) {
    return bounded(it.left().match(this) - it.right().match(this));
  }

  @Override
  public Long count(Amount.Count it) {
    return 1L;
  }

  @Override
  public Long stacked(Amount.Stacked it) {
    return 1L;
  }

  @Override
  public Long height(Amount.Height it) {
    return 1L;
  }

  @Override
  public Long inHand(Amount.InHand it) {
    return 1L;
  }

  @Override
  public Long counter(Amount.Counter it) {
    return 1L;
  }

  @Override
  public Long squareCounter(Amount.SquareCounter it) {
    return 1L;
  }

  @Override
  public Long squareNumber(Amount.SquareNumber it) {
    return 1L;
  }

  @Override
  public Long groups(Amount.Groups it) {
    return 1L;
  }

  @Override
  public Long territory(Amount.Territory it) {
    return 1L;
  }

  @Override
  public Long total(Amount.Total it) {
    return 1L;
  }

  @Override
  public Long clock(Amount.Clock it) {
    return 1L;
  }

  @Override
  public Long passes(Amount.Passes it) {
    return 1L;
  }
}
