package org.rookery.program;

import java.util.List;
import java.util.stream.IntStream;

/** A number read off a position. */
public sealed interface Quantity {
  /** Dispatches on the kind of quantity. */
  <R> R match(Cases<R> cases);

  /** The quantities this one is made of; none for most kinds. */
  default List<Quantity> nested() {
    return List.of();
  }

  /** A fixed number. */
  record Constant(int value) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.constant(this);
    }
  }

  /** How many squares of {@code region} hold one of {@code contents}. */
  record PieceCount(ContentSet contents, Region region) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pieceCount(this);
    }
  }

  /**
   * How many pieces of these contents are in the columns of {@code region}: at {@code depth}, 1 for
   * the top piece, or at whatever height for 0.
   */
  record Stacked(ContentSet contents, Region region, int depth) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stacked(this);
    }
  }

  /**
   * How many groups pieces of these contents form; {@code next} are the neighbours of each square.
   */
  record Groups(ContentSet contents, AdjacentSquares next) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.groups(this);
    }
  }

  /**
   * How many pieces of these contents a group has: the largest for rank 1, the next largest for 2;
   * 0 where there are fewer. {@code next} are the neighbours of each square.
   */
  record GroupSize(int rank, ContentSet contents, AdjacentSquares next) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.groupSize(this);
    }
  }

  /** On how many of these rays, lists of squares, the first piece is one of these contents. */
  record InSight(ContentSet contents, List<List<Integer>> rays) implements Quantity {
    /** Copies the lists. */
    public InSight {
      rays = rays.stream().map(List::copyOf).toList();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.inSight(this);
    }
  }

  /**
   * How many empty squares lie in regions that only these contents border on; {@code next} are the
   * neighbours of each square.
   */
  record Territory(ContentSet contents, AdjacentSquares next) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.territory(this);
    }
  }

  /** How many pieces of these contents are in their owners' hands. */
  record InHand(ContentSet contents) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.inHand(this);
    }
  }

  /** The value of a counter. */
  record Counter(int counter) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.counter(this);
    }
  }

  /** Where the last move ended, or where it began: 1 for the first square; 0 for none. */
  record LastSquare(boolean end) implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.lastSquare(this);
    }
  }

  /** How many plies have passed since the clock was last reset. */
  record Clock() implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.clock(this);
    }
  }

  /** How many of the last turns in a row were passes. */
  record Passes() implements Quantity {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.passes(this);
    }
  }

  /** The product of several quantities. */
  record Product(List<Quantity> factors) implements Quantity {
    @Override
    public List<Quantity> nested() {
      return factors;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.product(this);
    }
  }

  /** The greatest of several quantities, or the least. */
  record Extreme(boolean greatest, List<Quantity> terms) implements Quantity {
    /** The greatest or the least of some numbers, at least one. */
    public static int of(boolean greatest, IntStream numbers) {
      return (greatest ? numbers.max() : numbers.min()).orElseThrow();
    }

    @Override
    public List<Quantity> nested() {
      return terms;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.extreme(this);
    }
  }

  /** The sum of several quantities. */
  record Sum(List<Quantity> terms) implements Quantity {
    @Override
    public List<Quantity> nested() {
      return terms;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sum(this);
    }
  }

  /** How two numbers compare. */
  enum Relation {
    LESS,
    AT_MOST,
    EQUAL,
    UNEQUAL,
    AT_LEAST,
    MORE;

    /** Whether {@code left} stands in this relation to {@code right}. */
    public boolean holds(int left, int right) {
      return switch (this) {
        case LESS -> left < right;
        case AT_MOST -> left <= right;
        case EQUAL -> left == right;
        case UNEQUAL -> left != right;
        case AT_LEAST -> left >= right;
        case MORE -> left > right;
      };
    }

    /** What holds when this does not. */
    public Relation opposite() {
      return switch (this) {
        case LESS -> AT_LEAST;
        case AT_MOST -> MORE;
        case EQUAL -> UNEQUAL;
        case UNEQUAL -> EQUAL;
        case AT_LEAST -> LESS;
        case MORE -> AT_MOST;
      };
    }

    /** What holds of the right number and the left. */
    public Relation reversed() {
      return switch (this) {
        case LESS -> MORE;
        case AT_MOST -> AT_LEAST;
        case EQUAL, UNEQUAL -> this;
        case AT_LEAST -> AT_MOST;
        case MORE -> LESS;
      };
    }
  }

  /** One method per kind of quantity. */
  interface Cases<R> {
    R constant(Constant quantity);

    R pieceCount(PieceCount quantity);

    R stacked(Stacked quantity);

    R groups(Groups quantity);

    R groupSize(GroupSize quantity);

    R inSight(InSight quantity);

    R territory(Territory quantity);

    R inHand(InHand quantity);

    R counter(Counter quantity);

    R lastSquare(LastSquare quantity);

    R clock(Clock quantity);

    R passes(Passes quantity);

    R product(Product quantity);

    R extreme(Extreme quantity);

    R sum(Sum quantity);
  }
}
