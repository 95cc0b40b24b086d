package org.rookery.compiler.model;

import java.util.List;
import java.util.Optional;
import org.rookery.program.Test.Relation;

/** A question a rule asks. Owners are relative to the player whose pieces are moving. */
public sealed interface Condition {
  /** Dispatches on the kind of condition. */
  <R> R match(ConditionCases<R> cases);

  /**
   * One group of an arrangement: each square (or some square of each zone) holds one of the
   * occupants.
   */
  record Group(List<Filter> occupants, List<String> places) {}

  /**
   * One link of a chain: a piece, and the directions that lead to the next (none after the last).
   */
  record Link(Filter piece, List<Direction> next) {}

  /** What is asked about one square. */
  sealed interface Located extends Condition {
    Place place();
  }

  /** Always the same answer. */
  record Constant(boolean value) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.constant(this);
    }
  }

  /** The opposite. */
  record Not(Condition condition) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.not(this);
    }
  }

  /** All of them. */
  record And(List<Condition> conditions) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.and(this);
    }
  }

  /** Any of them. */
  record Or(List<Condition> conditions) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.or(this);
    }
  }

  /** Nothing stands there; false off the board. */
  record Empty(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.empty(this);
    }
  }

  /** A piece that passes the filter stands there; false off the board. */
  record PieceOn(Filter filter, Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.pieceOn(this);
    }
  }

  /** Such a piece stood there when the game began; known from the set-up alone. */
  record InSetup(Filter filter, Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.inSetup(this);
    }
  }

  /** The place belongs to the mover's zone of that name. */
  record InZone(String zone, Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.inZone(this);
    }
  }

  /** The cursor is on that square. */
  record IsSquare(String square) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.isSquare(this);
    }
  }

  /** The place exists. */
  record OnBoard(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.onBoard(this);
    }
  }

  /**
   * From the place a piece could never move again; without a piece it is the piece as it arrives.
   */
  record DeadEnd(Optional<String> piece, Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.deadEnd(this);
    }
  }

  /** The place is the mark. */
  record Marked(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.marked(this);
    }
  }

  /** The last move began there. */
  record LastFrom(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.lastFrom(this);
    }
  }

  /** The last move ended there. */
  record LastTo(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.lastTo(this);
    }
  }

  /** A local flag is up. */
  record Flag(String name) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.flag(this);
    }
  }

  /** A local flag tied to that square is up. */
  record PositionFlag(String name, Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.positionFlag(this);
    }
  }

  /** A piece stands there and has the attribute. */
  record HasAttribute(String name, Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.hasAttribute(this);
    }
  }

  /** The piece there is an original piece that has never moved. */
  record Unmoved(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.unmoved(this);
    }
  }

  /** The original pieces on both squares have never moved and are still there. */
  record Castles(Place royal, Place partner) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.castles(this);
    }
  }

  /** The last move skipped that square (en passant). */
  record Passed(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.passed(this);
    }
  }

  /** An enemy could capture there; an empty move type is any. */
  record Attacked(Place place, String moveType) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.attacked(this);
    }
  }

  /** A friend could recapture there; an empty move type is any. */
  record Defended(Place place, String moveType) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.defended(this);
    }
  }

  /** Some link leads from there to an enemy. */
  record AdjacentToEnemy(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.adjacentToEnemy(this);
    }
  }

  /** The place is named by an arrangement goal. */
  record GoalSquare(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.goalSquare(this);
    }
  }

  /** The move, if it were emitted now, would capture (asked at an emission, or of a turn). */
  record Captures() implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.captures(this);
    }
  }

  /** The move now emitted changes the piece's type (asked at an emission). */
  record Promotes() implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.promotes(this);
    }
  }

  /** A royal piece stands there; false off the board. */
  record Royal(Place place) implements Located {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.royal(this);
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
  record NoTurn(Side side) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.noTurn(this);
    }
  }

  /** That side, were it its turn, could make a turn other than a pass. */
  record CanMove(Side side) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.canMove(this);
    }
  }

  /** The player is to move and has a legal move after which the condition holds of them. */
  record SomeTurn(Condition condition) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.someTurn(this);
    }
  }

  /** From some square of the area, with the cursor there, the condition holds. */
  record SomeSquare(Area area, Condition condition) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.someSquare(this);
    }
  }

  /** The position has occurred that often with the same player to move. */
  record Repeated(int times) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.repeated(this);
    }
  }

  /**
   * The position has occurred that often with the same player to move, and after each turn that the
   * side has made since the first of them the condition held.
   */
  record RepeatedWhile(int times, Side side, Condition condition) implements Condition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.repeatedWhile(this);
    }
  }

  /**
   * The position has occurred that often with the same player to move, and with each turn since the
   * first of them the side has chased the same piece.
   */
  record KeepsChasing(int times, Side side, Chase chase) implements Condition {
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
    public <R> R match(ConditionCases<R> cases) {
      return cases.arrangement(this);
    }
  }

  /** Some square starts such a chain of pieces and directions. */
  record Chain(List<Link> links) implements Condition {
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
    public <R> R match(ConditionCases<R> cases) {
      return cases.reaches(this);
    }
  }

  /** Two numbers compare so. */
  record Compare(Amount left, Relation relation, Amount right) implements Condition {
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
