package org.rookery.compiler.model;

/** One method per kind of condition, so that a new kind breaks every fold at compile time. */
public interface ConditionCases<R> {
  R constant(Condition.Constant it);

  R not(Condition.Not it);

  R and(Condition.And it);

  R or(Condition.Or it);

  R empty(Condition.Empty it);

  R pieceOn(Condition.PieceOn it);

  R inSetup(Condition.InSetup it);

  R inZone(Condition.InZone it);

  R isSquare(Condition.IsSquare it);

  R onBoard(Condition.OnBoard it);

  R deadEnd(Condition.DeadEnd it);

  R marked(Condition.Marked it);

  R lastFrom(Condition.LastFrom it);

  R lastTo(Condition.LastTo it);

  R flag(Condition.Flag it);

  R positionFlag(Condition.PositionFlag it);

  R hasAttribute(Condition.HasAttribute it);

  R unmoved(Condition.Unmoved it);

  R castles(Condition.Castles it);

  R passed(Condition.Passed it);

  R attacked(Condition.Attacked it);

  R defended(Condition.Defended it);

  R adjacentToEnemy(Condition.AdjacentToEnemy it);

  R goalSquare(Condition.GoalSquare it);

  R captures(Condition.Captures it);

  R promotes(Condition.Promotes it);

  R royal(Condition.Royal it);

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
}
