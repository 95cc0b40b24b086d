package org.rookery.lint.check;

import java.util.List;
import org.rookery.compiler.model.Statement;
import org.rookery.lint.facts.Inside;

/** An effect before a loop that makes moves: only the first of them has it. */
final class ForgottenEffects implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "forgotten-effect",
          "an effect before a loop that makes several moves",
          "`add` makes a move with all that was done so far, and what comes after it begins with "
              + "nothing done. An effect, or `forbid`, before a loop counts for the first move "
              + "that the loop makes, not for the others. Put it into the loop, before the `add`.",
          """
          (piece (name Man) (letter M)
             (moves ((flip s) n (while empty? add n))))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (while empty? (flip s) add n))))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    DeadStatements.lists(game.model()).forEach(list -> look(list, findings));
  }

  private static void look(List<Statement> statements, FindingCollector findings) {
    for (int i = 0; i < statements.size(); i++) {
      Statement effect = statements.get(i);
      if (counts(effect) && comesRound(effect, statements.subList(i + 1, statements.size()))) {
        findings.add(
            effect.origin(),
            "`add` forgets what was done before it: only the first move of the loop has this.",
            "put it into the loop, before its `add`");
      }
    }
  }

  private static boolean counts(Statement statement) {
    return DeadStatements.isEffect(statement) || statement.forbids();
  }

  /** Whether the next that makes moves is a loop that does not say the effect itself. */
  private static boolean comesRound(Statement effect, List<Statement> behind) {
    return behind.stream()
        .filter(statement -> Statement.emissions(List.of(statement)).findAny().isPresent())
        .findFirst()
        .filter(Statement::isLoop)
        .filter(loop -> !Inside.has(List.of(loop), Statement.Stop.class))
        .filter(
            loop ->
                Statement.all(List.of(loop))
                    .noneMatch(inner -> Inside.same(List.of(inner), List.of(effect))))
        .isPresent();
  }
}
