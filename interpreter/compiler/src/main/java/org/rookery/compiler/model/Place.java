package org.rookery.compiler.model;

/** A square, said from where the cursor is. */
public sealed interface Place {
  /** Dispatches on the kind of place. */
  <R> R match(Cases<R> cases);

  /** Whether this is where the last move began or ended, which is known only in the game. */
  default boolean isOfLastMove() {
    return this instanceof Of of
        && (of.register() == Register.LAST_FROM || of.register() == Register.LAST_TO);
  }

  /** The cursor's square. */
  record Here() implements Place {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.here(this);
    }
  }

  /** The square one step from the cursor; off the board when there is none. */
  record Toward(Direction direction) implements Place {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.toward(this);
    }
  }

  /** A square by its name. */
  record At(String square) implements Place {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.at(this);
    }
  }

  /** The square a register holds. */
  record Of(Register register) implements Place {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.of(this);
    }
  }

  /** One method per kind, so that a new kind breaks every fold at compile time. */
  interface Cases<R> {
    R here(Here it);

    R toward(Toward it);

    R at(At it);

    R of(Of it);
  }
}
