package org.rookery.compiler.model;

/** A way to go from a square, before the player's symmetry is applied. */
public sealed interface Direction {
  /** Dispatches on the kind of direction. */
  <R> R match(Cases<R> cases);

  /** A direction of the board by its name. */
  record Named(String name) implements Direction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.named(this);
    }
  }

  /** A leap of so many columns to the mover's right and so many rows ahead of them. */
  record Leap(int sideways, int forward) implements Direction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.leap(this);
    }
  }

  /** The way back along a direction. */
  record Opposite(Direction direction) implements Direction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.opposite(this);
    }
  }

  /** One method per kind, so that a new kind breaks every fold at compile time. */
  interface Cases<R> {
    R named(Named it);

    R leap(Leap it);

    R opposite(Opposite it);
  }
}
