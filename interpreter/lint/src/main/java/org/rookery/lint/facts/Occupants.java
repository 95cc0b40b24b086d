package org.rookery.lint.facts;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;

/** Sets of what can be found on a square: nothing, a piece of a side and a piece, or no square. */
public final class Occupants {
  private static final int EMPTY = 0;
  private static final int OFF = 1;
  private static final int PIECES = 2;
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
    if (condition instanceof Condition.Empty empty) {
      BitSet set = new BitSet();
      set.set(EMPTY);
      return Optional.of(new Claim(empty.place(), set));
    } else if (condition instanceof Condition.PieceOn piece && piece.filter().player().isEmpty()) {
      return Optional.of(new Claim(piece.place(), contents(piece.filter())));
    } else if (condition instanceof Condition.OnBoard board) {
      return Optional.of(new Claim(board.place(), onBoard()));
    } else if (condition instanceof Condition.Not not) {
      return claim(not.condition()).map(inner -> new Claim(inner.place(), others(inner.set())));
    } else if (condition instanceof Condition.And and) {
      return joined(and.conditions(), false);
    } else if (condition instanceof Condition.Or or) {
      return joined(or.conditions(), true);
    }
    return Optional.empty();
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
