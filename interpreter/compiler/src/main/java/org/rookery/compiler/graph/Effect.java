package org.rookery.compiler.graph;

import java.util.Optional;
import org.rookery.compiler.model.ColumnDeed;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Side;

/** A change a move records and makes when it is played. A place off the board makes it void. */
public sealed interface Effect {
  /** Dispatches on the kind of effect. */
  <R> R match(Cases<R> cases);

  /** The piece there takes part in the turn and stays where it is. */
  record Stay(Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stay(this);
    }
  }

  /** Capture what stands there. */
  record Capture(Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.capture(this);
    }
  }

  /** Capture the piece that skipped a square in the last move. */
  record CapturePasser() implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.capturePasser(this);
    }
  }

  /** What stands there leaves the game for good. */
  record Remove(Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.remove(this);
    }
  }

  /** A new piece, of the mover's owner and type unless said otherwise. */
  record Create(Optional<String> player, Optional<String> piece, Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.create(this);
    }
  }

  /** Its owner changes, to the mover unless a player is named. */
  record Own(Optional<String> player, Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.own(this);
    }
  }

  /** Its owner changes to the next player. */
  record Flip(Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.flip(this);
    }
  }

  /** Its type changes. */
  record Become(String piece, Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.become(this);
    }
  }

  /** An attribute changes. */
  record Mark(String attribute, boolean value, Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.mark(this);
    }
  }

  /** The mover skips that square. */
  record Pass(Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pass(this);
    }
  }

  /** A counter changes. */
  record Count(String counter, Side side, int by) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.count(this);
    }
  }

  /** A square's own counter changes. */
  record CountOn(String counter, Place place, int by) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.countOn(this);
    }
  }

  /** A piece is added to the mover's hand. */
  record Take(Optional<String> piece) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.take(this);
    }
  }

  /** A piece of the mover's hand is given up: the one that acts, or one of a piece. */
  record Discard(Optional<String> piece) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.discard(this);
    }
  }

  /** Something happens to the column there. */
  record Column(ColumnDeed deed, Place place) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.column(this);
    }
  }

  /** The turn is illegal if it checkmates. */
  record ForbidMate() implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forbidMate(this);
    }
  }

  /** The turn is illegal if the condition holds when it has been made. */
  record Forbid(Condition condition) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.forbid(this);
    }
  }

  /** One method per kind, so that a new kind breaks every fold at compile time. */
  interface Cases<R> {
    R stay(Stay effect);

    R capture(Capture effect);

    R capturePasser(CapturePasser effect);

    R remove(Remove effect);

    R create(Create effect);

    R own(Own effect);

    R flip(Flip effect);

    R become(Become effect);

    R mark(Mark effect);

    R pass(Pass effect);

    R count(Count effect);

    R countOn(CountOn effect);

    R take(Take effect);

    R discard(Discard effect);

    R column(Column effect);

    R forbidMate(ForbidMate effect);

    R forbid(Forbid effect);
  }
}
