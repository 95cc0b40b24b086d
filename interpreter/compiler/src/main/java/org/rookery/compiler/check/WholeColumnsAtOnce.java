package org.rookery.compiler.check;

import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/** What all pieces do at once is one part of a move, which can divide only one column. */
final class WholeColumnsAtOnce implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    game.phases().stream()
        .filter(Phase::together)
        .forEach(phase -> check(game, phase, diagnostics));
  }

  private static void check(GameModel game, Phase phase, Diagnostics diagnostics) {
    RuleVisitor.blocks(game)
        .filter(block -> block.moveType().equals(phase.moveType()))
        .flatMap(block -> Statement.all(block.statements()))
        .filter(Statement::dividesColumn)
        .findFirst()
        .ifPresent(
            statement ->
                diagnostics.error(
                    "afterwards-columns",
                    statement.origin(),
                    "Of what pieces do at once by `afterwards`, columns move as a whole and take"
                        + " nothing under."));
  }
}
