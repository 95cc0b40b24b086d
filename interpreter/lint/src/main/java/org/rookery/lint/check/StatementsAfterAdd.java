package org.rookery.lint.check;

import org.rookery.compiler.model.Statement;

/** Statements behind the last emission of a block. */
final class StatementsAfterAdd implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "statement-after-add",
          "statements after the last `add`",
          "Nothing after it makes a move, so what stands after the last `add` of a block "
              + "does nothing. Effects belong before the `add`.",
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) add (flip e))))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) (flip e) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (DeadStatements trail : DeadStatements.all(game.model())) {
      if (trail.test().isEmpty()) {
        Statement first = trail.statements().get(0);
        findings.mended(
            first.origin(),
            "This comes after the last `add`, so it does nothing.",
            "what belongs to the move comes before its `add`",
            Fix.without(first.origin(), "Remove it"));
      }
    }
  }
}
