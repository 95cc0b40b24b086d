package org.rookery.compiler.model;

import java.util.Optional;
import org.rookery.language.source.Origin;

/** Records something that the move does to a piece, a counter or a hand. */
public sealed interface ChangeStatement extends Statement {
  /** Names the type of a new piece. */
  sealed interface Supplying extends ChangeStatement {
    Optional<String> piece();
  }

  /** Says that what stands there goes. */
  sealed interface Emptying extends ChangeStatement {
    Place place();
  }

  /** Changes a counter. */
  sealed interface Counting extends ChangeStatement {
    String name();

    @Override
    default Optional<String> counts() {
      return Optional.of(name());
    }
  }

  /** Record that the piece there takes part in the turn by staying where it is. */
  record Stay(Place place, Origin origin) implements ChangeStatement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.stay(this);
    }
  }

  /** Record the capture of what stands there. */
  record Capture(Place place, Origin origin) implements Emptying {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.capture(this);
    }
  }

  /** Record the capture of the piece that skipped a square in the last move. */
  record CapturePasser(Origin origin) implements ChangeStatement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.capturePasser(this);
    }
  }

  /** Record that what stands there leaves the game for good. */
  record Remove(Place place, Origin origin) implements Emptying {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.remove(this);
    }
  }

  /** Record a new piece, the mover's unless a player (or {@link #OPPONENT}) is named. */
  record Create(Optional<String> player, Optional<String> piece, Place place, Origin origin)
      implements Supplying {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.create(this);
    }
  }

  /** Record a change of owner, to the mover unless a player (or {@link #OPPONENT}) is named. */
  record ChangeOwner(Optional<String> player, Place place, Origin origin)
      implements ChangeStatement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.changeOwner(this);
    }
  }

  /** Record a change of owner to the next player. */
  record Flip(Place place, Origin origin) implements ChangeStatement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.flip(this);
    }
  }

  /** Record a change of type. */
  record ChangeType(String piece, Place place, Origin origin) implements ChangeStatement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.changeType(this);
    }
  }

  /** Record an attribute of the piece that will be there. */
  record SetAttribute(String name, Condition condition, Place place, Origin origin)
      implements ChangeStatement, Asking {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setAttribute(this);
    }
  }

  /** Record a change of a counter. */
  record AddToCounter(String name, Side side, int by, Origin origin) implements Counting {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.addToCounter(this);
    }
  }

  /** Record a change of a square's own counter. */
  record AddToSquare(String name, Place place, int by, Origin origin) implements Counting {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.addToSquare(this);
    }
  }

  /** Record a piece added to the mover's hand, of the moving type unless one is named. */
  record TakeInHand(Optional<String> piece, Origin origin) implements Supplying {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.takeInHand(this);
    }
  }

  /** Record that a piece in hand is given up for good, of the block's type unless one is named. */
  record Discard(Optional<String> piece, Origin origin) implements ChangeStatement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.discard(this);
    }
  }
}
