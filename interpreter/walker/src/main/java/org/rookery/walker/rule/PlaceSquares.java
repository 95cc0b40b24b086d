package org.rookery.walker.rule;

import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;

/** The places that conditions name. */
final class PlaceSquares {
  private PlaceSquares() {}

  /** Those of one condition; none when it is not about places. */
  static List<Place> of(Condition condition) {
    if (condition instanceof Condition.Castles castles) {
      return List.of(castles.royal(), castles.partner());
    }
    List<Place> standing = standing(condition);
    return standing.isEmpty() ? remembered(condition) : standing;
  }

  /** Of conditions about what stands, or could stand, somewhere. */
  private static List<Place> standing(Condition condition) {
    if (condition instanceof Condition.Empty it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.PieceOn it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.InSetup it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.InZone it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.Attacked it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.Defended it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.AdjacentToEnemy it) {
      return List.of(it.place());
    }
    return condition instanceof Condition.Royal it ? List.of(it.place()) : List.of();
  }

  /** Of conditions about what was. */
  private static List<Place> remembered(Condition condition) {
    if (condition instanceof Condition.Unmoved it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.Passed it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.LastFrom it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.LastTo it) {
      return List.of(it.place());
    } else if (condition instanceof Condition.Marked it) {
      return List.of(it.place());
    }
    return condition instanceof Condition.HasAttribute it ? List.of(it.place()) : List.of();
  }
}
