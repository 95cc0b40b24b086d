package org.rookery.compiler.elaborate.words;

import org.rookery.compiler.model.Amount;

/** Whether a number is known from the start square alone. */
final class IsFixed implements Amount.Cases<Boolean> {
  @Override
  public Boolean literal(Amount.Literal it) {
    return true;
  }

  @Override
  public Boolean steps(Amount.Steps it) {
    return true;
  }

  @Override
  public Boolean halfUp(Amount.HalfUp it) {
    return it.amount().match(this);
  }

  @Override
  public Boolean sum(Amount.Sum it) {
    return it.terms().stream().allMatch(term -> term.match(this));
  }

  @Override
  public Boolean product(Amount.Product it) {
    return it.factors().stream().allMatch(factor -> factor.match(this));
  }

  @Override
  public Boolean difference(Amount.Difference it) {
    return it.left().match(this) && it.right().match(this);
  }

  @Override
  public Boolean count(Amount.Count it) {
    return false;
  }

  @Override
  public Boolean stacked(Amount.Stacked it) {
    return false;
  }

  @Override
  public Boolean height(Amount.Height it) {
    return false;
  }

  @Override
  public Boolean inHand(Amount.InHand it) {
    return false;
  }

  @Override
  public Boolean counter(Amount.Counter it) {
    return false;
  }

  @Override
  public Boolean squareCounter(Amount.SquareCounter it) {
    return false;
  }

  @Override
  public Boolean squareNumber(Amount.SquareNumber it) {
    return false;
  }

  @Override
  public Boolean groups(Amount.Groups it) {
    return false;
  }

  @Override
  public Boolean territory(Amount.Territory it) {
    return false;
  }

  @Override
  public Boolean total(Amount.Total it) {
    return false;
  }

  @Override
  public Boolean clock(Amount.Clock it) {
    return false;
  }

  @Override
  public Boolean passes(Amount.Passes it) {
    return false;
  }
}
