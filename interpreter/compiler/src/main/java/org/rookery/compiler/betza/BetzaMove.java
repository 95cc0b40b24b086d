package org.rookery.compiler.betza;

import java.util.List;
import java.util.Set;

/** One move of a piece as Betza notation says it. */
sealed interface BetzaMove {
  /** Dispatches on the kind of move. */
  <R> R match(Cases<R> cases);

  /**
   * The same atom in every leg.
   *
   * @param range the greatest number of steps; 0 is unlimited
   */
  record Walk(List<Leg> legs, Atom atom, int range) implements BetzaMove {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.walk(this);
    }
  }

  /**
   * Each leg with an atom of its own, outward from one to the next.
   *
   * @param whole what is said of the move as a whole
   * @param stops whether it may also end behind each leg
   */
  record Bent(Leg whole, List<Section> sections, boolean stops) implements BetzaMove {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bent(this);
    }
  }

  /** One leg of a bent move. */
  record Section(Leg leg, Atom atom, int range) {}

  /**
   * Castling.
   *
   * @param left whether to the left
   * @param right whether to the right
   * @param inside whether the partner stands one in from the edge
   * @param steps how far the royal piece goes
   */
  record Castling(boolean left, boolean right, boolean inside, int steps) implements BetzaMove {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.castling(this);
    }
  }

  /**
   * From hand.
   *
   * @param depth the ranks it may go to, counted from the mover's side
   * @param limits where it may not go within them
   */
  record Drop(int depth, Set<DropLimit> limits) implements BetzaMove {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.drop(this);
    }
  }

  /** One method per kind, so that a new kind breaks every fold at compile time. */
  interface Cases<R> {
    R walk(Walk it);

    R bent(Bent it);

    R castling(Castling it);

    R drop(Drop it);
  }
}
