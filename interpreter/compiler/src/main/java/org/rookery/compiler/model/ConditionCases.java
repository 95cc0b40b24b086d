package org.rookery.compiler.model;

/** One method per kind of condition, so that a new kind breaks every fold at compile time. */
public interface ConditionCases<R> {
  R constant(Condition.Constant it);

  R not(Condition.Not it);

  R and(Condition.And it);

  R or(Condition.Or it);

  R empty(SquareCondition.Empty it);

  R pieceOn(SquareCondition.PieceOn it);

  R inSetup(SquareCondition.InSetup it);

  R inZone(SquareCondition.InZone it);

  R isSquare(Condition.IsSquare it);

  R onBoard(SquareCondition.OnBoard it);

  R deadEnd(SquareCondition.DeadEnd it);

  R marked(SquareCondition.Marked it);

  R lastFrom(SquareCondition.LastFrom it);

  R lastTo(SquareCondition.LastTo it);

  R flag(Condition.Flag it);

  R positionFlag(SquareCondition.PositionFlag it);

  R hasAttribute(SquareCondition.HasAttribute it);

  R unmoved(SquareCondition.Unmoved it);

  R castles(Condition.Castles it);

  R passed(SquareCondition.Passed it);

  R attacked(SquareCondition.Attacked it);

  R defended(SquareCondition.Defended it);

  R adjacentToEnemy(SquareCondition.AdjacentToEnemy it);

  R goalSquare(SquareCondition.GoalSquare it);

  R captures(Condition.Captures it);

  R promotes(Condition.Promotes it);

  R royal(SquareCondition.Royal it);

  R inCheck(Condition.InCheck it);

  R toMove(Condition.ToMove it);

  R noTurn(Condition.NoTurn it);

  R canMove(Condition.CanMove it);

  R someTurn(Condition.SomeTurn it);

  R someSquare(Condition.SomeSquare it);

  R repeated(Condition.Repeated it);

  R repeatedWhile(Condition.RepeatedWhile it);

  R keepsChasing(Condition.KeepsChasing it);

  R justCaptured(Condition.JustCaptured it);

  R arrangement(Condition.Arrangement it);

  R chain(Condition.Chain it);

  R reaches(Condition.Reaches it);

  R compare(Condition.Compare it);

  /** A fold that tells only some kinds apart: all others have one answer. */
  interface Few<R> extends ConditionCases<R> {
    /** The answer for every kind that has none of its own. */
    R other(Condition it);

    /** The answer for every kind of question about one square that has none of its own. */
    default R square(SquareCondition it) {
      return other(it);
    }

    @Override
    default R constant(Condition.Constant it) {
      return other(it);
    }

    @Override
    default R not(Condition.Not it) {
      return other(it);
    }

    @Override
    default R and(Condition.And it) {
      return other(it);
    }

    @Override
    default R or(Condition.Or it) {
      return other(it);
    }

    @Override
    default R empty(SquareCondition.Empty it) {
      return square(it);
    }

    @Override
    default R pieceOn(SquareCondition.PieceOn it) {
      return square(it);
    }

    @Override
    default R inSetup(SquareCondition.InSetup it) {
      return square(it);
    }

    @Override
    default R inZone(SquareCondition.InZone it) {
      return square(it);
    }

    @Override
    default R isSquare(Condition.IsSquare it) {
      return other(it);
    }

    @Override
    default R onBoard(SquareCondition.OnBoard it) {
      return square(it);
    }

    @Override
    default R deadEnd(SquareCondition.DeadEnd it) {
      return square(it);
    }

    @Override
    default R marked(SquareCondition.Marked it) {
      return square(it);
    }

    @Override
    default R lastFrom(SquareCondition.LastFrom it) {
      return square(it);
    }

    @Override
    default R lastTo(SquareCondition.LastTo it) {
      return square(it);
    }

    @Override
    default R flag(Condition.Flag it) {
      return other(it);
    }

    @Override
    default R positionFlag(SquareCondition.PositionFlag it) {
      return square(it);
    }

    @Override
    default R hasAttribute(SquareCondition.HasAttribute it) {
      return square(it);
    }

    @Override
    default R unmoved(SquareCondition.Unmoved it) {
      return square(it);
    }

    @Override
    default R castles(Condition.Castles it) {
      return other(it);
    }

    @Override
    default R passed(SquareCondition.Passed it) {
      return square(it);
    }

    @Override
    default R attacked(SquareCondition.Attacked it) {
      return square(it);
    }

    @Override
    default R defended(SquareCondition.Defended it) {
      return square(it);
    }

    @Override
    default R adjacentToEnemy(SquareCondition.AdjacentToEnemy it) {
      return square(it);
    }

    @Override
    default R goalSquare(SquareCondition.GoalSquare it) {
      return square(it);
    }

    @Override
    default R captures(Condition.Captures it) {
      return other(it);
    }

    @Override
    default R promotes(Condition.Promotes it) {
      return other(it);
    }

    @Override
    default R royal(SquareCondition.Royal it) {
      return square(it);
    }

    @Override
    default R inCheck(Condition.InCheck it) {
      return other(it);
    }

    @Override
    default R toMove(Condition.ToMove it) {
      return other(it);
    }

    @Override
    default R noTurn(Condition.NoTurn it) {
      return other(it);
    }

    @Override
    default R canMove(Condition.CanMove it) {
      return other(it);
    }

    @Override
    default R someTurn(Condition.SomeTurn it) {
      return other(it);
    }

    @Override
    default R someSquare(Condition.SomeSquare it) {
      return other(it);
    }

    @Override
    default R repeated(Condition.Repeated it) {
      return other(it);
    }

    @Override
    default R repeatedWhile(Condition.RepeatedWhile it) {
      return other(it);
    }

    @Override
    default R keepsChasing(Condition.KeepsChasing it) {
      return other(it);
    }

    @Override
    default R justCaptured(Condition.JustCaptured it) {
      return other(it);
    }

    @Override
    default R arrangement(Condition.Arrangement it) {
      return other(it);
    }

    @Override
    default R chain(Condition.Chain it) {
      return other(it);
    }

    @Override
    default R reaches(Condition.Reaches it) {
      return other(it);
    }

    @Override
    default R compare(Condition.Compare it) {
      return other(it);
    }
  }
}
