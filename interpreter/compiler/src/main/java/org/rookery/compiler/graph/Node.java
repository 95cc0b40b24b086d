package org.rookery.compiler.graph;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.language.source.Origin;

/**
 * A node of the move-generation graph. Edges are node numbers: what happens next. Twelve kinds; all
 * else lowers to them.
 */
public sealed interface Node {
  /** Dispatches on the kind of node. */
  <R> R match(Cases<R> cases);

  /** Move the cursor along a direction; off the board the path ends. */
  record Step(Direction direction, int next, Origin origin) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.step(this);
    }
  }

  /** Let a register point at a place; when there is no such place the path ends. */
  record Set(Register register, Place place, int next, Origin origin) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.set(this);
    }
  }

  /** Go one way or the other; the condition is no {@code and}, {@code or} or {@code not}. */
  record Test(Condition condition, int then, int otherwise, Origin origin) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.test(this);
    }
  }

  /** Take each way in turn, all from the same state. */
  record Fork(List<Integer> alternatives) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.fork(this);
    }
  }

  /** Record an effect. */
  record Apply(Effect effect, int next, Origin origin) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.apply(this);
    }
  }

  /**
   * Close a leg: its piece goes from FROM to TO (or the cursor), and the next leg begins at the
   * cursor.
   */
  record Leg(int next, Origin origin) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.leg(this);
    }
  }

  /**
   * Emit a turn with the last leg and the recorded effects, then forget them. {@code continues}
   * marks a partial move, limited to the move type {@code partial} if there is one.
   */
  record Emit(boolean copy, Optional<String> partial, boolean continues, int next, Origin origin)
      implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.emit(this);
    }
  }

  /** Forget the recorded effects and legs, as after an emission. */
  record Reset(int next) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reset(this);
    }
  }

  /** Set a local flag, or one tied to a place; off the board nothing happens. */
  record Flag(String name, Optional<Place> place, boolean value, int next) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.flag(this);
    }
  }

  /** Let a loop counter be a number known from the start square. */
  record Count(int counter, Amount times, int next) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.count(this);
    }
  }

  /** Count down: go round again while the counter was not 0. */
  record Loop(int counter, int again, int done) implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.loop(this);
    }
  }

  /** The path ends. */
  record End() implements Node {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.end(this);
    }
  }

  /** One method per kind, so that a new kind breaks every fold at compile time. */
  interface Cases<R> {
    R step(Step node);

    R set(Set node);

    R test(Test node);

    R fork(Fork node);

    R apply(Apply node);

    R leg(Leg node);

    R emit(Emit node);

    R reset(Reset node);

    R flag(Flag node);

    R count(Count node);

    R loop(Loop node);

    R end(End node);
  }
}
