package org.rookery.walker.rule;

import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;

/** The places that conditions name. */
final class PlaceSquares implements ConditionCases.Few<List<Place>> {
  /** Those of one condition; none when it is not about places. */
  static List<Place> of(Condition condition) {
    return condition.match(new PlaceSquares());
  }

  /** Only questions about squares name any, and castling. */
  @Override
  public List<Place> other(Condition it) {
    return List.of();
  }

  @Override
  public List<Place> square(SquareCondition it) {
    return List.of(it.place());
  }

  @Override
  public List<Place> castles(Condition.Castles it) {
    return List.of(it.royal(), it.partner());
  }

  @Override
  public List<Place> onBoard(SquareCondition.OnBoard it) {
    return other(it);
  }

  @Override
  public List<Place> deadEnd(SquareCondition.DeadEnd it) {
    return other(it);
  }

  @Override
  public List<Place> positionFlag(SquareCondition.PositionFlag it) {
    return other(it);
  }

  @Override
  public List<Place> goalSquare(SquareCondition.GoalSquare it) {
    return other(it);
  }
}
