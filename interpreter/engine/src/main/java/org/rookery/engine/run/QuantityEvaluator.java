package org.rookery.engine.run;

import org.rookery.engine.position.Position;
import org.rookery.program.ContentSet;
import org.rookery.program.Quantity;

/** Reads numbers off a position. */
final class QuantityEvaluator implements Quantity.Cases<Integer> {
  private final Position position;

  QuantityEvaluator(Position position) {
    this.position = position;
  }

  int value(Quantity quantity) {
    return quantity.match(this);
  }

  @Override
  public Integer constant(Quantity.Constant quantity) {
    return quantity.value();
  }

  @Override
  public Integer men(Quantity.Men quantity) {
    long[] region = quantity.region().words();
    int[] set = quantity.contents().words();
    int count = 0;
    for (int w = 0; w < set.length; w++) {
      for (int bits = set[w]; bits != 0; bits &= bits - 1) {
        int content = (w << 5) + Integer.numberOfTrailingZeros(bits);
        count += content == 0 ? empty(region) : men(content, region);
      }
    }
    return count;
  }

  private int men(int content, long[] region) {
    int count = 0;
    for (int w = 0; w < region.length; w++) {
      count += Long.bitCount(position.ofContent(content, w) & region[w]);
    }
    return count;
  }

  private int empty(long[] region) {
    int count = 0;
    for (int w = 0; w < region.length; w++) {
      long free = region[w];
      for (int player = 0; player < position.program().players().size(); player++) {
        free &= ~position.ofOwner(player, w);
      }
      count += Long.bitCount(free);
    }
    return count;
  }

  @Override
  public Integer groups(Quantity.Groups quantity) {
    return Connections.groups(position, quantity);
  }

  @Override
  public Integer territory(Quantity.Territory quantity) {
    return Connections.territory(position, quantity);
  }

  @Override
  public Integer lastSquare(Quantity.LastSquare quantity) {
    return 1 + (quantity.end() ? position.lastTo() : position.lastFrom());
  }

  @Override
  public Integer inHand(Quantity.InHand quantity) {
    ContentSet set = quantity.contents();
    int count = 0;
    for (int content = 1; content < position.program().contents().size(); content++) {
      if (set.has(content)) {
        count += position.hand(content);
      }
    }
    return count;
  }

  @Override
  public Integer counter(Quantity.Counter quantity) {
    return position.counter(quantity.counter());
  }

  @Override
  public Integer clock(Quantity.Clock quantity) {
    return position.clock();
  }

  @Override
  public Integer passes(Quantity.Passes quantity) {
    return position.passes();
  }

  @Override
  public Integer product(Quantity.Product quantity) {
    int product = 1;
    for (Quantity factor : quantity.factors()) {
      product *= factor.match(this);
    }
    return product;
  }

  @Override
  public Integer sum(Quantity.Sum quantity) {
    int sum = 0;
    for (Quantity term : quantity.terms()) {
      sum += term.match(this);
    }
    return sum;
  }
}
