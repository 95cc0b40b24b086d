package org.rookery.compiler.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.rookery.language.source.Origin;

/** One statement of a move block: it moves the cursor, tests, collects effects or emits a turn. */
public sealed interface Statement {
  /** Stands for the mover's opponent: the next player who is not neutral. */
  String OPPONENT = "opponent";

  /** Dispatches on the kind of statement. */
  <R> R match(StatementCases<R> cases);

  /** Where it is written. */
  Origin origin();

  /** The statements directly inside it. */
  default List<Statement> nested() {
    return List.of();
  }

  /** Statements and all that are nested in them, in the order in which they are written. */
  static Stream<Statement> all(List<Statement> statements) {
    return statements.stream().mapMulti(Statement::pass);
  }

  private static void pass(Statement statement, Consumer<Statement> all) {
    all.accept(statement);
    statement.nested().forEach(inner -> pass(inner, all));
  }

  /** What must follow a partial move: blocks of a move type, or of any type when it is empty. */
  record Continuation(Optional<String> moveType) {}

  /** Move the cursor; off the board the block ends. */
  record Step(Direction direction, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.step(this);
    }
  }

  /** Put the cursor on a square. */
  record Jump(String square, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.jump(this);
    }
  }

  /** Remember a place. */
  record SetMark(Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setMark(this);
    }
  }

  /** Put the cursor where a register points; when it is unset the block ends. */
  record Go(Register register, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.go(this);
    }
  }

  /** The next leg lifts the piece from there. */
  record SetFrom(Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setFrom(this);
    }
  }

  /** The next leg puts the piece there. */
  record SetTo(Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setTo(this);
    }
  }

  /** Close a leg and begin the next from the cursor. */
  record Cascade(Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.cascade(this);
    }
  }

  /** Emit a turn: one per promotion type, or one as it is when there are none. */
  record Add(List<String> types, boolean copy, Optional<Continuation> partial, Origin origin)
      implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.add(this);
    }
  }

  /** Record that the piece there takes part in the turn by staying where it is. */
  record Stay(Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.stay(this);
    }
  }

  /** Record the capture of what stands there. */
  record Capture(Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.capture(this);
    }
  }

  /** Record the capture of the piece that skipped a square in the last move. */
  record CapturePasser(Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.capturePasser(this);
    }
  }

  /** Record that what stands there leaves the game for good. */
  record Remove(Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.remove(this);
    }
  }

  /** Record a new piece, the mover's unless a player (or {@link #OPPONENT}) is named. */
  record Create(Optional<String> player, Optional<String> piece, Place place, Origin origin)
      implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.create(this);
    }
  }

  /** Record a change of owner, to the mover unless a player (or {@link #OPPONENT}) is named. */
  record ChangeOwner(Optional<String> player, Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.changeOwner(this);
    }
  }

  /** Record a change of owner to the next player. */
  record Flip(Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.flip(this);
    }
  }

  /** Record a change of type. */
  record ChangeType(String piece, Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.changeType(this);
    }
  }

  /** Record an attribute of the piece that will be there. */
  record SetAttribute(String name, Condition value, Place place, Origin origin)
      implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setAttribute(this);
    }
  }

  /** Set a local flag at once. */
  record SetFlag(String name, Condition value, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setFlag(this);
    }
  }

  /** Set a local flag tied to a square at once. */
  record SetPositionFlag(String name, Condition value, Place place, Origin origin)
      implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setPositionFlag(this);
    }
  }

  /** Record that the mover skips that square, where it may be captured en passant. */
  record Pass(Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.pass(this);
    }
  }

  /** Record a change of a counter. */
  record AddToCounter(String name, Side side, int by, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.addToCounter(this);
    }
  }

  /** Record a change of a square's own counter. */
  record AddToSquare(String name, Place place, int by, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.addToSquare(this);
    }
  }

  /** Record a piece added to the mover's hand, of the moving type unless one is named. */
  record TakeInHand(Optional<String> piece, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.takeInHand(this);
    }
  }

  /** Record that a piece in hand is given up for good, of the block's type unless one is named. */
  record Discard(Optional<String> piece, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.discard(this);
    }
  }

  /** Record what happens to the column there. */
  record Column(ColumnDeed deed, Place place, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.column(this);
    }
  }

  /** The turn is illegal if it checkmates. */
  record ForbidMate(Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.forbidMate(this);
    }
  }

  /** The turn is illegal if the condition, asked as an ending's is, holds when it has been made. */
  record Forbid(Condition condition, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.forbid(this);
    }
  }

  /** End the block unless the condition holds. */
  record Verify(Condition condition, Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.verify(this);
    }
  }

  /** One way or the other. */
  record If(Condition condition, List<Statement> then, List<Statement> otherwise, Origin origin)
      implements Statement {
    @Override
    public List<Statement> nested() {
      return Stream.concat(then.stream(), otherwise.stream()).toList();
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.branch(this);
    }
  }

  /** Again and again while the condition holds. */
  record While(Condition condition, List<Statement> body, Origin origin) implements Statement {
    @Override
    public List<Statement> nested() {
      return body;
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.loop(this);
    }
  }

  /** Exactly so often, a number known from the start square. */
  record Repeat(Amount times, List<Statement> body, Origin origin) implements Statement {
    @Override
    public List<Statement> nested() {
      return body;
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.repeat(this);
    }
  }

  /** Go on after every number of rounds from one to the limit, known from the start square. */
  record UpTo(Amount times, List<Statement> body, Origin origin) implements Statement {
    @Override
    public List<Statement> nested() {
      return body;
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.upTo(this);
    }
  }

  /** Each alternative in turn, from the same cursor, flags and effects. */
  record Either(List<List<Statement>> alternatives, Origin origin) implements Statement {
    @Override
    public List<Statement> nested() {
      return alternatives.stream().flatMap(List::stream).toList();
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.either(this);
    }
  }

  /** End this path of the block. */
  record Stop(Origin origin) implements Statement {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.stop(this);
    }
  }
}
