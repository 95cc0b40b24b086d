package org.rookery.compiler.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.rookery.language.source.Origin;

/** One statement of a move block: it moves the cursor, tests, collects effects or emits a turn. */
public sealed interface Statement
    permits ChangeStatement,
        Statement.Course,
        Statement.Asking,
        Statement.Loop,
        Statement.Cascade,
        Statement.Add,
        Statement.Pass,
        Statement.Column,
        Statement.ForbidMate,
        Statement.Choice {
  /** Stands for the mover's opponent: the next player who can win. */
  String OPPONENT = "opponent";

  /** Dispatches on the kind of statement. */
  <R> R match(StatementCases<R> cases);

  /** Where it is written. */
  Origin origin();

  /** The ways that lead through it, each as the statements on it; none for most kinds. */
  default List<List<Statement>> ways() {
    return List.of();
  }

  /** The statements directly inside it. */
  default List<Statement> nested() {
    return ways().stream().flatMap(List::stream).toList();
  }

  /** What it asks, or sets something to. */
  default Optional<Condition> asked() {
    return Optional.empty();
  }

  /** What must hold for the block to go on. */
  default Optional<Condition> required() {
    return Optional.empty();
  }

  /** What decides between its ways: the first where it holds, or else the second. */
  default Optional<Condition> decides() {
    return Optional.empty();
  }

  /** The number of its rounds, if it has one. */
  default Optional<Amount> rounds() {
    return Optional.empty();
  }

  /** Itself, if it emits. */
  default Optional<Add> emission() {
    return Optional.empty();
  }

  /** The emissions among statements and all that are nested in them. */
  static Stream<Add> emissions(List<Statement> statements) {
    return all(statements).flatMap(statement -> statement.emission().stream());
  }

  /** The move types by which chains go on from the emissions of statements. */
  static Stream<String> goingOn(List<Statement> statements) {
    return emissions(statements)
        .flatMap(add -> add.partial().stream())
        .flatMap(partial -> partial.moveType().stream());
  }

  /** Statements and all that are nested in them, in the order in which they are written. */
  static Stream<Statement> all(List<Statement> statements) {
    return statements.stream().mapMulti(Statement::pass);
  }

  private static void pass(Statement statement, Consumer<Statement> all) {
    all.accept(statement);
    statement.ways().forEach(way -> way.forEach(inner -> pass(inner, all)));
  }

  /** Whether it makes or divides a column of pieces. */
  default boolean isOfColumns() {
    return false;
  }

  /** Whether it makes a move illegal by what the board is after it. */
  default boolean forbids() {
    return false;
  }

  /** Whether it says which pieces of a column go where: of the one column that a part moves. */
  default boolean dividesColumn() {
    return false;
  }

  /** The counter that it changes, if it changes one. */
  default Optional<String> counts() {
    return Optional.empty();
  }

  /** Whether it runs statements again and again. */
  default boolean isLoop() {
    return false;
  }

  /** Whether it makes the piece skip a square, where it may be captured en passant. */
  default boolean skips() {
    return false;
  }

  /** What must follow a partial move: blocks of a move type, or of any type when it is empty. */
  record Continuation(Optional<String> moveType) {}

  /** Decides where the block goes on from, by which way, or whether at all. */
  sealed interface Course extends Statement {}

  /** Moves the cursor. */
  sealed interface Walk extends Course {}

  /** Remembers a place, or where a leg begins or ends. */
  sealed interface SetPlace extends Course {}

  /** Says where a leg begins or ends. */
  sealed interface SetLeg extends SetPlace {}

  /** Goes on by one of several ways, or by all of them. */
  sealed interface Choice extends Statement {}

  /** Sets a local flag. */
  sealed interface SetSomeFlag extends Course, Asking {
    String name();
  }

  /** Asks something. */
  sealed interface Asking extends Statement
      permits SetSomeFlag, Verify, If, While, Forbid, ChangeStatement.SetAttribute {
    Condition condition();

    @Override
    default Optional<Condition> asked() {
      return Optional.of(condition());
    }
  }

  /** Runs statements again and again. */
  sealed interface Loop extends Statement {
    List<Statement> body();

    @Override
    default boolean isLoop() {
      return true;
    }

    @Override
    default List<List<Statement>> ways() {
      return List.of(body());
    }
  }

  /** A loop of a number of rounds. */
  sealed interface Counted extends Loop {
    Amount times();

    @Override
    default Optional<Amount> rounds() {
      return Optional.of(times());
    }
  }

  /** Move the cursor; off the board the block ends. */
  record Step(Direction direction, Origin origin) implements Walk {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.step(this);
    }
  }

  /** Put the cursor on a square. */
  record Jump(String square, Origin origin) implements Walk {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.jump(this);
    }
  }

  /** Remember a place. */
  record SetMark(Place place, Origin origin) implements SetPlace {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setMark(this);
    }
  }

  /** Put the cursor where a register points; when it is unset the block ends. */
  record Go(Register register, Origin origin) implements Walk {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.go(this);
    }
  }

  /** The next leg lifts the piece from there. */
  record SetFrom(Place place, Origin origin) implements SetLeg {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setFrom(this);
    }
  }

  /** The next leg puts the piece there. */
  record SetTo(Place place, Origin origin) implements SetLeg {
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
    /** Whether the piece becomes another. */
    public boolean promotes() {
      return !types.isEmpty();
    }

    @Override
    public Optional<Add> emission() {
      return Optional.of(this);
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.add(this);
    }
  }

  /** Set a local flag at once. */
  record SetFlag(String name, Condition condition, Origin origin) implements SetSomeFlag {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setFlag(this);
    }
  }

  /** Set a local flag tied to a square at once. */
  record SetPositionFlag(String name, Condition condition, Place place, Origin origin)
      implements SetSomeFlag {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.setPositionFlag(this);
    }
  }

  /** Record that the mover skips that square, where it may be captured en passant. */
  record Pass(Place place, Origin origin) implements Statement {
    @Override
    public boolean skips() {
      return true;
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.pass(this);
    }
  }

  /** Record what happens to the column there. */
  record Column(ColumnDeed deed, Place place, Origin origin) implements Statement {
    @Override
    public boolean isOfColumns() {
      return true;
    }

    @Override
    public boolean dividesColumn() {
      return switch (deed.work()) {
        case CARRY, LEAVE, UNDER -> true;
        case COVER, KEEP, TURN -> false;
      };
    }

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
  record Forbid(Condition condition, Origin origin) implements Asking {
    @Override
    public boolean forbids() {
      return true;
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.forbid(this);
    }
  }

  /** End the block unless the condition holds. */
  record Verify(Condition condition, Origin origin) implements Course, Asking {
    @Override
    public Optional<Condition> required() {
      return Optional.of(condition);
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.verify(this);
    }
  }

  /** One way or the other. */
  record If(Condition condition, List<Statement> then, List<Statement> otherwise, Origin origin)
      implements Asking {
    @Override
    public Optional<Condition> decides() {
      return Optional.of(condition);
    }

    @Override
    public List<List<Statement>> ways() {
      return List.of(then, otherwise);
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.branch(this);
    }
  }

  /** Again and again while the condition holds. */
  record While(Condition condition, List<Statement> body, Origin origin) implements Asking, Loop {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.loop(this);
    }
  }

  /** Exactly so often, a number known from the start square. */
  record Repeat(Amount times, List<Statement> body, Origin origin) implements Counted {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.repeat(this);
    }
  }

  /** Go on after every number of rounds from one to the limit, known from the start square. */
  record UpTo(Amount times, List<Statement> body, Origin origin) implements Counted, Choice {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.upTo(this);
    }
  }

  /** Each alternative in turn, from the same cursor, flags and effects. */
  record Either(List<List<Statement>> alternatives, Origin origin) implements Choice {
    @Override
    public List<List<Statement>> ways() {
      return alternatives;
    }

    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.either(this);
    }
  }

  /** End this path of the block. */
  record Stop(Origin origin) implements Course {
    @Override
    public <R> R match(StatementCases<R> cases) {
      return cases.stop(this);
    }
  }
}
