package org.rookery.compiler.model;

import java.util.List;
import java.util.Optional;
import org.rookery.program.Logical;
import org.rookery.program.Quantity.Relation;

/** A question a rule asks. Owners are relative to the player whose pieces are moving. */
public sealed interface Condition extends Logical<Condition>
    permits SquareCondition,
        Condition.OfShape,
        Condition.OfHistory,
        Condition.OfRights,
        Condition.OfMove,
        Condition.OfMobility,
        Condition.OfFlag,
        Condition.OfOne,
        Condition.OfSeveral,
        Condition.Constant,
        Condition.InCheck,
        Condition.ToMove,
        Condition.JustCaptured,
        Condition.Arrangement,
        Condition.Chain,
        Condition.Reaches,
        Condition.Compare {
  /** Dispatches on the kind of condition. */
  <R> R match(ConditionCases<R> cases);

  @Override
  default Condition self() {
    return this;
  }

  /** The numbers it compares; none for most kinds. */
  default List<Amount> amounts() {
    return List.of();
  }

  /** The zone it asks for. */
  default Optional<String> inside() {
    return Optional.empty();
  }

  /** Whether it looks at the position after each of the moves that it asks about. */
  default boolean looksAtEachMove() {
    return false;
  }

  /** Whether it is that a player has no move. */
  default boolean isStuck() {
    return false;
  }

  /** Whether it asks where pieces stand, and not only how many there are. */
  default boolean asksWhere() {
    return amounts().stream().anyMatch(Amount::asksWhere);
  }

  /** The squares and zones on which it wants pieces to be arranged. */
  default List<String> goals() {
    return List.of();
  }

  /**
   * One group of an arrangement: each square (or some square of each zone) holds one of the
   * occupants.
   */
  record Group(List<Filter> occupants, List<String> places) {}

  /**
   * One link of a chain: a piece, and the directions that lead to the next (none after the last).
   */
  record Link(Filter piece, List<Direction> next) {}

  /**
   * Who may not be chased for ever, and by whom, as the chaser sees it.
   *
   * @param chasers the pieces that chase
   * @param spared what holds of pieces that may be chased, with the cursor on them
   * @param dearer pieces that are chased by lesser ones though they are protected
   */
  record Chase(Filter chasers, Condition spared, List<Dearer> dearer) {
    /** Pieces worth more than these chasers. */
    public record Dearer(Filter pieces, Filter chasers) {}
  }

  /** What the board's shape answers. */
  sealed interface OfShape extends Condition
      permits IsSquare, SquareCondition.InZone, SquareCondition.OnBoard {}

  /** What is asked of the positions that have occurred, the one on the board as well. */
  sealed interface OfHistory extends Condition {}

  /** Whether pieces have never moved. */
  sealed interface OfRights extends Condition permits Castles, SquareCondition.Unmoved {}

  /** What the move that is being built does. */
  sealed interface OfMove extends Condition {}

  /** Whether a player has a move. */
  sealed interface OfMobility extends Condition {}

  /** Whether a local flag is up. */
  sealed interface OfFlag extends Condition permits Flag, SquareCondition.PositionFlag {
    String name();
  }

  /** What is asked about one other condition. */
  sealed interface OfOne extends Condition {
    Condition condition();

    @Override
    default List<Condition> parts() {
      return List.of(condition());
    }
  }

  /** What is asked about several conditions, each of the same position. */
  sealed interface OfSeveral extends Condition {
    List<Condition> conditions();

    @Override
    default List<Condition> parts() {
      return conditions();
    }

    @Override
    default List<String> goals() {
      return conditions().stream().flatMap(part -> part.goals().stream()).toList();
    }
  }

  /** Always the same answer. */
  record Constant(boolean value) implements Condition, Logical.Fixed<Condition> {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.constant(this);
    }
  }

  /** The opposite. */
  record Not(Condition condition) implements OfOne, Logical.Negation<Condition> {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.not(this);
    }
  }

  /** All of them. */
  record And(List<Condition> conditions) implements OfSeveral, Logical.Conjunction<Condition> {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.and(this);
    }
  }

  /** Any of them. */
  record Or(List<Condition> conditions) implements OfSeveral, Logical.Disjunction<Condition> {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.or(this);
    }
  }

  /** The cursor is on that square. */
  record IsSquare(String square) implements OfShape {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.isSquare(this);
    }
  }

  /** A local flag is up. */
  record Flag(String name) implements OfFlag {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.flag(this);
    }
  }

  /** The original pieces on both squares have never moved and are still there. */
  record Castles(Place royal, Place partner) implements OfRights {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.castles(this);
    }
  }

  /** The move, if it were emitted now, would capture (asked at an emission, or of a turn). */
  record Captures() implements OfMove {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.captures(this);
    }
  }

  /** The move now emitted changes the piece's type (asked at an emission). */
  record Promotes() implements OfMove {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.promotes(this);
    }
  }

  /** A royal piece of that side is attacked. */
  record InCheck(Side side) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.inCheck(this);
    }
  }

  /** That side is to move. */
  record ToMove(Side side) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.toMove(this);
    }
  }

  /** That side is to move and has no legal move. */
  record NoTurn(Side side) implements OfMobility {
    @Override
    public boolean isStuck() {
      return true;
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.noTurn(this);
    }
  }

  /** That side, were it its turn, could make a turn other than a pass. */
  record CanMove(Side side) implements OfMobility {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.canMove(this);
    }
  }

  /** The player is to move and has a legal move after which the condition holds of them. */
  record SomeTurn(Condition condition) implements OfOne {
    @Override
    public List<String> goals() {
      return condition.goals();
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.someTurn(this);
    }
  }

  /** From some square of the area, with the cursor there, the condition holds. */
  record SomeSquare(Area area, Condition condition) implements OfOne {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.someSquare(this);
    }
  }

  /** The position has occurred that often with the same player to move. */
  record Repeated(int times) implements OfHistory {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.repeated(this);
    }
  }

  /**
   * The position has occurred that often with the same player to move, and after each turn that the
   * side has made since the first of them the condition held.
   */
  record RepeatedWhile(int times, Side side, Condition condition) implements OfHistory, OfOne {
    @Override
    public boolean looksAtEachMove() {
      return true;
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.repeatedWhile(this);
    }
  }

  /**
   * The position has occurred that often with the same player to move, and with each turn since the
   * first of them the side has chased the same piece.
   */
  record KeepsChasing(int times, Side side, Chase chase) implements OfHistory {
    @Override
    public List<Condition> parts() {
      return List.of(chase.spared());
    }

    @Override
    public boolean looksAtEachMove() {
      return true;
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.keepsChasing(this);
    }
  }

  /** The last move captured such a piece. */
  record JustCaptured(Filter filter) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.justCaptured(this);
    }
  }

  /** Every group holds: all of its squares, and any square of its zones. */
  record Arrangement(List<Group> groups) implements Condition {
    @Override
    public boolean asksWhere() {
      return true;
    }

    @Override
    public List<String> goals() {
      return groups.stream().flatMap(group -> group.places().stream()).toList();
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.arrangement(this);
    }
  }

  /** Some square starts such a chain of pieces and directions. */
  record Chain(List<Link> links) implements Condition {
    @Override
    public boolean asksWhere() {
      return true;
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.chain(this);
    }
  }

  /**
   * A way over squares that hold {@code over} leads from one area to a square of the other that
   * holds {@code goal}.
   */
  record Reaches(Filter over, Area from, Filter goal, Area to, List<Direction> ways)
      implements Condition {
    /** The last square of the way is like all others. */
    public static Reaches connected(Filter pieces, Area from, Area to, List<Direction> ways) {
      return new Reaches(pieces, from, pieces, to, ways);
    }

    @Override
    public boolean asksWhere() {
      return true;
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.reaches(this);
    }
  }

  /** Two numbers compare so. */
  record Compare(Amount left, Relation relation, Amount right) implements Condition {
    @Override
    public List<Amount> amounts() {
      return List.of(left, right);
    }

    /** Whether a number is one or more. */
    public static Compare isSome(Amount number) {
      return new Compare(number, Relation.AT_LEAST, new Amount.Literal(1));
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.compare(this);
    }
  }
}
