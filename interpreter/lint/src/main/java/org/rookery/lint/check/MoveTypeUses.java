package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.Statement;
import org.rookery.lint.facts.Inside;

/** The move types that something in a game asks for. */
final class MoveTypeUses {
  private MoveTypeUses() {}

  /** Those of a game. */
  static Set<String> of(GameModel game) {
    Set<String> asked = new HashSet<>(game.movePriorities());
    game.turnOrder().forEach(turn -> asked.add(turn.phase()));
    game.phases().forEach(phase -> asked.add(phase.moveType()));
    Inside.statements(game)
        .filter(Statement.Add.class::isInstance)
        .flatMap(add -> ((Statement.Add) add).partial().stream())
        .forEach(part -> part.moveType().ifPresent(asked::add));
    Inside.conditions(game)
        .forEach(
            condition -> {
              if (condition instanceof Condition.Attacked attacked) {
                asked.add(attacked.moveType());
              } else if (condition instanceof Condition.Defended defended) {
                asked.add(defended.moveType());
              }
            });
    return asked;
  }
}
