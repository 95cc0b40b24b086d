package org.rookery.compiler.check;

import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/** A loop does nothing that could end it: it moves no cursor, sets no flag and stops nowhere. */
final class StuckLoops implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    RuleVisitor.statements(game)
        .filter(Statement.While.class::isInstance)
        .map(Statement.While.class::cast)
        .filter(loop -> !loop.condition().equals(new Condition.Constant(false)))
        .filter(loop -> Statement.all(loop.body()).noneMatch(StuckLoops::mayEndIt))
        .forEach(
            loop ->
                diagnostics.warning(
                    "endless-loop",
                    loop.origin(),
                    "Nothing in this loop moves the cursor, so it never ends."));
  }

  private static boolean mayEndIt(Statement statement) {
    return statement instanceof Statement.Course && !(statement instanceof Statement.SetLeg);
  }
}
