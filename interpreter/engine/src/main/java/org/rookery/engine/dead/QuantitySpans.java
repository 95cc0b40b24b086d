package org.rookery.engine.dead;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import org.rookery.engine.reachability.Kind;
import org.rookery.engine.reachability.PossibleAnswers;
import org.rookery.engine.reachability.Reachability;
import org.rookery.program.ContentSet;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/** Between which bounds numbers stay, by what a {@link Reachability} holds possible. */
final class QuantitySpans implements Quantity.Cases<QuantitySpans.Span> {
  private static final long MUCH = Integer.MAX_VALUE;
  private static final Span ANY = new Span(-MUCH, MUCH);
  private static final Span COUNT = new Span(0, MUCH);

  private final Reachability reachability;
  private final Map<Quantity.PieceCount, Span> counts = new IdentityHashMap<>();
  private int rounds = -1;

  QuantitySpans(Reachability reachability) {
    this.reachability = reachability;
  }

  /** The least and the most it may be. */
  record Span(long least, long most) {}

  /** The answers a comparison may have, as {@link PossibleAnswers} says them. */
  int compare(Test.Compare test) {
    Span left = test.left().match(this);
    Span right = test.right().match(this);
    int less = left.least < right.most ? PossibleAnswers.HOLDS : 0;
    int notLess = left.most >= right.least ? PossibleAnswers.HOLDS : 0;
    int more = left.most > right.least ? PossibleAnswers.HOLDS : 0;
    int notMore = left.least <= right.most ? PossibleAnswers.HOLDS : 0;
    int same = notLess & notMore;
    int differ = less | more;
    return switch (test.relation()) {
      case LESS -> less | notLess << 1;
      case AT_LEAST -> notLess | less << 1;
      case MORE -> more | notMore << 1;
      case AT_MOST -> notMore | more << 1;
      case EQUAL -> same | differ << 1;
      case UNEQUAL -> differ | same << 1;
    };
  }

  @Override
  public Span constant(Quantity.Constant quantity) {
    return new Span(quantity.value(), quantity.value());
  }

  /** Counted once while nothing new is known. */
  @Override
  public Span pieceCount(Quantity.PieceCount quantity) {
    if (rounds != reachability.rounds()) {
      rounds = reachability.rounds();
      counts.clear();
    }
    return counts.computeIfAbsent(quantity, this::counted);
  }

  private Span counted(Quantity.PieceCount quantity) {
    int[] squares = quantity.region().squares();
    long least = 0;
    long most = 0;
    for (Kind kind : reachability.kinds) {
      if (kind.count == Kind.MANY) {
        most += may(kind, quantity.contents(), squares) ? MUCH : 0;
      } else {
        most += may(kind, quantity.contents(), squares) ? kind.count : 0;
        least += must(kind, quantity) ? kind.count : 0;
      }
    }
    return new Span(least, Math.min(most, MUCH));
  }

  private static boolean may(Kind kind, ContentSet contents, int[] squares) {
    for (int square : squares) {
      if (kind.mayBe(contents, square)) {
        return true;
      }
    }
    return false;
  }

  private static boolean must(Kind kind, Quantity.PieceCount quantity) {
    if (kind.isRemovable()) {
      return false;
    }
    for (int place = 0; place <= kind.hand; place++) {
      ContentSet there = kind.at(place);
      boolean counted = place < kind.hand && quantity.region().has(place);
      if (!(counted ? there.without(quantity.contents()) : there).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Span stacked(Quantity.Stacked quantity) {
    return COUNT;
  }

  @Override
  public Span groups(Quantity.Groups quantity) {
    return COUNT;
  }

  @Override
  public Span groupSize(Quantity.GroupSize quantity) {
    return COUNT;
  }

  @Override
  public Span inSight(Quantity.InSight quantity) {
    return new Span(0, quantity.rays().size());
  }

  @Override
  public Span territory(Quantity.Territory quantity) {
    return COUNT;
  }

  @Override
  public Span inHand(Quantity.InHand quantity) {
    long most = 0;
    for (Kind kind : reachability.kinds) {
      if (kind.mayBe(quantity.contents(), kind.hand)) {
        most += kind.count;
      }
    }
    return new Span(0, Math.min(most, MUCH));
  }

  @Override
  public Span counter(Quantity.Counter quantity) {
    return ANY;
  }

  @Override
  public Span lastSquare(Quantity.LastSquare quantity) {
    return COUNT;
  }

  @Override
  public Span clock(Quantity.Clock quantity) {
    return COUNT;
  }

  @Override
  public Span passes(Quantity.Passes quantity) {
    return COUNT;
  }

  @Override
  public Span product(Quantity.Product quantity) {
    List<Quantity> factors = quantity.factors();
    Span product = new Span(1, 1);
    for (Quantity factor : factors) {
      Span span = factor.match(this);
      if (product.least < 0 || span.least < 0) {
        return ANY;
      }
      product =
          new Span(
              Math.min(product.least * span.least, MUCH), Math.min(product.most * span.most, MUCH));
    }
    return product;
  }

  @Override
  public Span extreme(Quantity.Extreme quantity) {
    LongBinaryOperator better = quantity.greatest() ? Math::max : Math::min;
    return quantity.terms().stream()
        .map(term -> term.match(this))
        .reduce(
            (one, other) ->
                new Span(
                    better.applyAsLong(one.least, other.least),
                    better.applyAsLong(one.most, other.most)))
        .orElseThrow();
  }

  @Override
  public Span sum(Quantity.Sum quantity) {
    long least = 0;
    long most = 0;
    for (Quantity term : quantity.terms()) {
      Span span = term.match(this);
      least += span.least;
      most += span.most;
    }
    return new Span(Math.max(least, -MUCH), Math.min(most, MUCH));
  }
}
