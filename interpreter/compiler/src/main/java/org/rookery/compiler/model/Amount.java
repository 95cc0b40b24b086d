package org.rookery.compiler.model;

import java.util.List;

/** A number in a condition or a loop bound. */
public sealed interface Amount {
  /** Dispatches on the kind of number. */
  <R> R match(Cases<R> cases);

  /** The numbers directly inside it. */
  default List<Amount> nested() {
    return List.of();
  }

  /** Whether it hangs on where pieces stand, and not only on how many there are. */
  default boolean asksWhere() {
    return nested().stream().anyMatch(Amount::asksWhere);
  }

  /** Itself. */
  record Literal(int value) implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.literal(this);
    }
  }

  /** How often that path can be walked from the block's start before the edge; static. */
  record Steps(List<Direction> path) implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.steps(this);
    }
  }

  /** Half of it, rounded up. */
  record HalfUp(Amount amount) implements Amount {
    @Override
    public List<Amount> nested() {
      return List.of(amount);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.halfUp(this);
    }
  }

  /** The sum. */
  record Sum(List<Amount> terms) implements Amount {
    @Override
    public List<Amount> nested() {
      return terms;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sum(this);
    }
  }

  /** The product. */
  record Product(List<Amount> factors) implements Amount {
    @Override
    public List<Amount> nested() {
      return factors;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.product(this);
    }
  }

  /** The greatest of several numbers, or the least. */
  record Extreme(boolean greatest, List<Amount> terms) implements Amount {
    @Override
    public List<Amount> nested() {
      return terms;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.extreme(this);
    }
  }

  /** The difference. */
  record Difference(Amount left, Amount right) implements Amount {
    @Override
    public List<Amount> nested() {
      return List.of(left, right);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.difference(this);
    }
  }

  /** How many such pieces stand in the area. */
  record Count(Filter filter, Area area) implements Amount {
    @Override
    public boolean asksWhere() {
      return !area.equals(new Area.Board());
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.count(this);
    }
  }

  /**
   * How many such pieces are in the columns of the area: at {@code depth}, 1 for the top piece, or
   * at whatever height for 0.
   */
  record Stacked(Filter filter, Area area, int depth) implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stacked(this);
    }
  }

  /** How many pieces lie on each other there; 0 off the board. */
  record Height(Place place) implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.height(this);
    }
  }

  /** How many such pieces are in hand. */
  record InHand(Filter filter) implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.inHand(this);
    }
  }

  /** The value of a counter. */
  record Counter(String name, Side side) implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.counter(this);
    }
  }

  /** The value of the counter that each square has, on that square; 0 off the board. */
  record SquareCounter(String name, Place place) implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.squareCounter(this);
    }

    /** The name of one square's counter. */
    public static String on(String name, String square) {
      return name + "-" + square;
    }
  }

  /** Which square it is: 1 for the first square of the board; 0 off the board. */
  record SquareNumber(Place place) implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.squareNumber(this);
    }
  }

  /** How many groups such pieces form who are joined by these ways. */
  record Groups(Filter filter, List<Direction> ways) implements Amount {
    @Override
    public boolean asksWhere() {
      return true;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.groups(this);
    }
  }

  /**
   * How many pieces a group of such pieces has who are joined by these ways: the largest for rank
   * 1, the next largest for 2; 0 where there are fewer groups.
   */
  record GroupSize(int rank, Filter filter, List<Direction> ways) implements Amount {
    @Override
    public boolean asksWhere() {
      return true;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.groupSize(this);
    }
  }

  /** In how many of these ways the first piece, seen from the cursor, is such a piece. */
  record InSight(Filter filter, List<Direction> ways) implements Amount {
    @Override
    public boolean asksWhere() {
      return true;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.inSight(this);
    }
  }

  /** How many empty squares lie in regions that only such pieces border on. */
  record Territory(Filter filter, List<Direction> ways) implements Amount {
    @Override
    public boolean asksWhere() {
      return true;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.territory(this);
    }
  }

  /** The sum of a number over the squares of an area, with the cursor on each in turn. */
  record Total(Area area, Amount number) implements Amount {
    @Override
    public boolean asksWhere() {
      return !area.equals(new Area.Board()) || number.asksWhere();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.total(this);
    }
  }

  /** Half-turns since the clock was reset. */
  record Clock() implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.clock(this);
    }
  }

  /** How many of the last turns in a row were passes. */
  record Passes() implements Amount {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.passes(this);
    }
  }

  /** One method per kind, so that a new kind breaks every fold at compile time. */
  interface Cases<R> {
    R literal(Literal it);

    R steps(Steps it);

    R halfUp(HalfUp it);

    R sum(Sum it);

    R product(Product it);

    R extreme(Extreme it);

    R difference(Difference it);

    R count(Count it);

    R stacked(Stacked it);

    R height(Height it);

    R inHand(InHand it);

    R counter(Counter it);

    R squareCounter(SquareCounter it);

    R squareNumber(SquareNumber it);

    R groups(Groups it);

    R groupSize(GroupSize it);

    R inSight(InSight it);

    R territory(Territory it);

    R total(Total it);

    R clock(Clock it);

    R passes(Passes it);
  }
}
