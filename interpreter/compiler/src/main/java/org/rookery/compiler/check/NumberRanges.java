package org.rookery.compiler.check;

import java.util.Optional;
import java.util.Set;
import java.util.function.LongBinaryOperator;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.program.Quantity.Relation;

/** The least and the greatest value that a number can have in any position of a game. */
final class NumberRanges implements Amount.Cases<Range> {
  private final GameModel game;
  private final Set<String> obtainable;

  NumberRanges(GameModel game) {
    this.game = game;
    this.obtainable = ObtainablePieces.obtainable(game);
  }

  Optional<Boolean> compare(Amount left, Relation relation, Amount right) {
    return left.match(this).compare(relation, right.match(this));
  }

  /** Whether no piece that can ever be passes the filter, nor an empty square. */
  boolean matchesNothing(Filter filter) {
    return !filter.others()
        && !filter.types().isEmpty()
        && !filter.except()
        && filter.types().stream().noneMatch(obtainable::contains);
  }

  @Override
  public Range literal(Amount.Literal it) {
    return new Range(it.value(), it.value());
  }

  @Override
  public Range steps(Amount.Steps it) {
    return Range.from(0);
  }

  @Override
  public Range halfUp(Amount.HalfUp it) {
    Range whole = it.amount().match(this);
    return new Range(Math.floorDiv(whole.least() + 1, 2), Math.floorDiv(whole.most() + 1, 2));
  }

  @Override
  public Range sum(Amount.Sum it) {
    return it.terms().stream().map(t -> t.match(this)).reduce(new Range(0, 0), Range::plus);
  }

  @Override
  public Range product(Amount.Product it) {
    return new Range(-Range.UNBOUNDED, Range.UNBOUNDED);
  }

  @Override
  public Range extreme(Amount.Extreme it) {
    LongBinaryOperator better = it.greatest() ? Math::max : Math::min;
    return it.terms().stream()
        .map(t -> t.match(this))
        .reduce(
            (one, other) ->
                new Range(
                    better.applyAsLong(one.least(), other.least()),
                    better.applyAsLong(one.most(), other.most())))
        .orElseThrow();
  }

  @Override
  public Range difference(Amount.Difference it) {
    return it.left().match(this).minus(it.right().match(this));
  }

  @Override
  public Range count(Amount.Count it) {
    return new Range(0, matchesNothing(it.filter()) ? 0 : size(it.area()));
  }

  private int size(Area area) {
    return area instanceof Area.Squares squares
        ? squares.names().size()
        : game.board().topology().size();
  }

  @Override
  public Range stacked(Amount.Stacked it) {
    return matchesNothing(it.filter()) ? new Range(0, 0) : Range.from(0);
  }

  @Override
  public Range height(Amount.Height it) {
    return Range.from(0);
  }

  @Override
  public Range inHand(Amount.InHand it) {
    return matchesNothing(it.filter()) ? new Range(0, 0) : Range.from(0);
  }

  @Override
  public Range counter(Amount.Counter it) {
    return new Range(-Range.UNBOUNDED, Range.UNBOUNDED);
  }

  @Override
  public Range squareCounter(Amount.SquareCounter it) {
    return new Range(-Range.UNBOUNDED, Range.UNBOUNDED);
  }

  @Override
  public Range squareNumber(Amount.SquareNumber it) {
    return new Range(0, game.board().topology().size());
  }

  @Override
  public Range groups(Amount.Groups it) {
    return new Range(0, matchesNothing(it.filter()) ? 0 : game.board().topology().size());
  }

  @Override
  public Range groupSize(Amount.GroupSize it) {
    return new Range(0, matchesNothing(it.filter()) ? 0 : game.board().topology().size());
  }

  @Override
  public Range inSight(Amount.InSight it) {
    return new Range(0, matchesNothing(it.filter()) ? 0 : it.ways().size());
  }

  @Override
  public Range territory(Amount.Territory it) {
    return new Range(0, matchesNothing(it.filter()) ? 0 : game.board().topology().size());
  }

  @Override
  public Range total(Amount.Total it) {
    return new Range(-Range.UNBOUNDED, Range.UNBOUNDED);
  }

  @Override
  public Range clock(Amount.Clock it) {
    return Range.from(0);
  }

  @Override
  public Range passes(Amount.Passes it) {
    return Range.from(0);
  }
}
