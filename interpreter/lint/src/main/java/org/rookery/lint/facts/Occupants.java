package org.rookery.lint.facts;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;

/** Sets of what can be found on a square: nothing, a piece of a side and a piece, or no square. */
public final class Occupants {
  private static final int EMPTY = 0;
  private static final int OFF = 1;
  private static final int PIECES = 2;

  private final Claims claims = new Claims();
  private static final List<Side> SIDES =
      List.of(Side.SELF, Side.OPPONENT, Side.NEUTRAL, Side.ALLY);

  private final List<String> pieces;

  /** The sets for a game's pieces. */
  public Occupants(GameModel game) {
    pieces = game.pieces().stream().map(PieceModel::name).toList();
  }

  private int size() {
    return PIECES + SIDES.size() * pieces.size();
  }

  /** Everything, also that there is no square. */
  BitSet anything() {
    BitSet all = new BitSet();
    all.set(0, size());
    return all;
  }

  /** Everything that a square can hold. */
  BitSet onBoard() {
    BitSet all = anything();
    all.clear(OFF);
    return all;
  }

  /** All that a set leaves out. */
  BitSet others(BitSet set) {
    BitSet others = anything();
    others.andNot(set);
    return others;
  }

  private BitSet contents(Filter filter) {
    BitSet set = new BitSet();
    for (int side = 0; side < SIDES.size(); side++) {
      if (filter.side() != Side.ANY && filter.side() != SIDES.get(side)) {
        continue;
      }
      for (int piece = 0; piece < pieces.size(); piece++) {
        boolean listed =
            filter.types().isEmpty()
                || filter.types().contains(pieces.get(piece)) != filter.except();
        set.set(PIECES + side * pieces.size() + piece, listed);
      }
    }
    if (filter.others()) {
      BitSet others = onBoard();
      others.andNot(set);
      return others;
    }
    return set;
  }

  /** A place, and what is found there when a condition holds. */
  record Claim(Place place, BitSet set) {}

  /** What a condition says, when it is about what is found on one place. */
  Optional<Claim> claim(Condition condition) {
    return condition.match(claims);
  }

  /** Most conditions say nothing about what is found on one place alone. */
  private final class Claims implements ConditionCases.Few<Optional<Claim>> {
    @Override
    public Optional<Claim> other(Condition it) {
      return Optional.empty();
    }

    @Override
    public Optional<Claim> empty(SquareCondition.Empty it) {
      BitSet set = new BitSet();
      set.set(EMPTY);
      return Optional.of(new Claim(it.place(), set));
    }

    @Override
    public Optional<Claim> pieceOn(SquareCondition.PieceOn it) {
      return it.filter().player().isEmpty()
          ? Optional.of(new Claim(it.place(), contents(it.filter())))
          : other(it);
    }

    @Override
    public Optional<Claim> onBoard(SquareCondition.OnBoard it) {
      return Optional.of(new Claim(it.place(), Occupants.this.onBoard()));
    }

    @Override
    public Optional<Claim> not(Condition.Not it) {
      return claim(it.condition()).map(inner -> new Claim(inner.place(), others(inner.set())));
    }

    @Override
    public Optional<Claim> and(Condition.And it) {
      return joined(it.conditions(), false);
    }

    @Override
    public Optional<Claim> or(Condition.Or it) {
      return joined(it.conditions(), true);
    }
  }

  private Optional<Claim> joined(List<Condition> conditions, boolean any) {
    Optional<Claim> joined = Optional.empty();
    for (Condition condition : conditions) {
      Optional<Claim> claim = claim(condition);
      if (claim.isEmpty()
          || joined.filter(j -> !j.place().equals(claim.get().place())).isPresent()) {
        return Optional.empty();
      }
      BitSet set = (BitSet) claim.get().set().clone();
      joined.ifPresent(
          before -> {
            if (any) {
              set.or(before.set());
            } else {
              set.and(before.set());
            }
          });
      joined = Optional.of(new Claim(claim.get().place(), set));
    }
    return joined;
  }
}
