package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;

/** The move types that something in a game asks for. */
final class MoveTypeUses {
  private MoveTypeUses() {}

  /** Those of a game. */
  static Set<String> of(GameModel game) {
    Set<String> asked = new HashSet<>(game.movePriorities());
    game.turnOrder().forEach(turn -> asked.add(turn.phase()));
    game.phases().forEach(phase -> asked.add(phase.moveType()));
    RuleVisitor.statements(game)
        .flatMap(statement -> statement.emission().flatMap(Statement.Add::partial).stream())
        .forEach(part -> part.moveType().ifPresent(asked::add));
    RuleVisitor.conditions(game)
        .forEach(
            condition -> {
              if (condition instanceof SquareCondition.OfAttack attack) {
                asked.add(attack.moveType());
              }
            });
    return asked;
  }
}
