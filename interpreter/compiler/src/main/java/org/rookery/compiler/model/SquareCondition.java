package org.rookery.compiler.model;

import java.util.Optional;

/** What a rule asks about one square. */
public sealed interface SquareCondition extends Condition {
  /** Where that square is. */
  Place place();

  /** What is there now, or what it has with it. */
  sealed interface OfPiece extends SquareCondition {}

  /** What stands there. */
  sealed interface Occupied extends OfPiece {}

  /** Whether the last move began or ended there. */
  sealed interface OfLastMove extends SquareCondition {}

  /** Whether a piece could capture there. */
  sealed interface OfAttack extends SquareCondition {
    /** That of the moves it could capture by; empty for any. */
    String moveType();
  }

  /** Nothing stands there; false off the board. */
  record Empty(Place place) implements Occupied {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.empty(this);
    }
  }

  /** A piece that passes the filter stands there; false off the board. */
  record PieceOn(Filter filter, Place place) implements Occupied {
    @Override
    public boolean asksWhere() {
      return true;
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.pieceOn(this);
    }
  }

  /** Such a piece stood there when the game began; known from the set-up alone. */
  record InSetup(Filter filter, Place place) implements SquareCondition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.inSetup(this);
    }
  }

  /** The place belongs to the mover's zone of that name. */
  record InZone(String zone, Place place) implements SquareCondition, OfShape {
    @Override
    public Optional<String> inside() {
      return Optional.of(zone);
    }

    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.inZone(this);
    }
  }

  /** The place exists. */
  record OnBoard(Place place) implements SquareCondition, OfShape {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.onBoard(this);
    }
  }

  /**
   * From the place a piece could never move again; without a piece it is the piece as it arrives.
   */
  record DeadEnd(Optional<String> piece, Place place) implements SquareCondition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.deadEnd(this);
    }
  }

  /** The place is the mark. */
  record Marked(Place place) implements SquareCondition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.marked(this);
    }
  }

  /** The last move began there. */
  record LastFrom(Place place) implements OfLastMove {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.lastFrom(this);
    }
  }

  /** The last move ended there. */
  record LastTo(Place place) implements OfLastMove {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.lastTo(this);
    }
  }

  /** A local flag tied to that square is up. */
  record PositionFlag(String name, Place place) implements SquareCondition, OfFlag {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.positionFlag(this);
    }
  }

  /** A piece stands there and has the attribute. */
  record HasAttribute(String name, Place place) implements OfPiece {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.hasAttribute(this);
    }
  }

  /** The piece there is an original piece that has never moved. */
  record Unmoved(Place place) implements SquareCondition, OfRights {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.unmoved(this);
    }
  }

  /** The last move skipped that square (en passant). */
  record Passed(Place place) implements SquareCondition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.passed(this);
    }
  }

  /** An enemy could capture there; an empty move type is any. */
  record Attacked(Place place, String moveType) implements OfAttack {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.attacked(this);
    }
  }

  /** A friend could recapture there; an empty move type is any. */
  record Defended(Place place, String moveType) implements OfAttack {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.defended(this);
    }
  }

  /** Some link leads from there to an enemy. */
  record AdjacentToEnemy(Place place) implements SquareCondition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.adjacentToEnemy(this);
    }
  }

  /** The place is named by an arrangement goal. */
  record GoalSquare(Place place) implements SquareCondition {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.goalSquare(this);
    }
  }

  /** A royal piece stands there; false off the board. */
  record Royal(Place place) implements OfPiece {
    @Override
    public <R> R match(ConditionCases<R> cases) {
      return cases.royal(this);
    }
  }
}
