package org.rookery.coverage;

import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.coverage.condition.ConditionAlternatives;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Ending;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/** Notes what of the endings is looked at: which hold, which nearly do, and why. */
final class EndingCoverage {
  private final GameEngine game;
  private final ConditionAlternatives conditions;
  private final Set<Unit> seen;

  EndingCoverage(GameEngine game, ConditionAlternatives conditions, Set<Unit> seen) {
    this.game = game;
    this.conditions = conditions;
    this.seen = seen;
  }

  /**
   * The endings are asked in order, up to the first that holds.
   *
   * @param isTold whether it is told which ending it is, rather than that there are no more turns
   */
  void at(Position position, boolean isTold) {
    List<Ending> endings = game.program().endings();
    int number = 0;
    for (EndingModel written : game.compiled().model().endings()) {
      for (String player : written.players()) {
        Ending ending = endings.get(number++);
        if (ending.isDead() && !isTold) {
          continue;
        }
        boolean holds = game.generator().holds(position, ending.when());
        parts(position, written, player, holds);
        if (holds) {
          if (isTold) {
            seen.add(Units.ending(game.compiled(), written, player, CoverageKind.REACHED));
            if (isFollowed(position, written, number)) {
              seen.add(Units.ending(game.compiled(), written, player, CoverageKind.FIRST));
            }
          }
          return;
        }
        if (isNear(position, ending.when())) {
          seen.add(Units.ending(game.compiled(), written, player, CoverageKind.MISSED));
        }
      }
    }
  }

  /** Whether the next ending that holds, from a number on, has another name. */
  private boolean isFollowed(Position position, EndingModel first, int from) {
    List<Ending> endings = game.program().endings();
    int number = 0;
    for (EndingModel written : game.compiled().model().endings()) {
      for (int i = 0; i < written.players().size(); i++, number++) {
        if (number >= from && game.generator().holds(position, endings.get(number).when())) {
          return !written.reason().equals(first.reason());
        }
      }
    }
    return false;
  }

  /** What the condition of an ending might say instead is told apart where the answer differs. */
  private void parts(Position position, EndingModel ending, String player, boolean holds) {
    for (ConditionAlternatives.Other other : conditions.of(ending.origin(), player)) {
      Unit unit = Units.of(player, other.alternative(), holds);
      if (!seen.contains(unit) && game.generator().holds(position, other.when()) != holds) {
        seen.add(unit);
      }
    }
  }

  /** Whether what is counted is one short; of other endings, that they do not hold is enough. */
  private static boolean isNear(Position position, Test when) {
    if (when instanceof Test.Repeated repeated) {
      return position.occurrences() == repeated.times() - 1;
    }
    List<Quantity> sides = when.quantities();
    if (!sides.isEmpty()
        && sides.get(0) instanceof Quantity.Clock
        && sides.get(1) instanceof Quantity.Constant limit) {
      return position.clock() == limit.value() - 1;
    }
    return true;
  }
}
