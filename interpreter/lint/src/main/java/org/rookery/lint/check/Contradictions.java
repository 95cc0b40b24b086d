package org.rookery.lint.check;

import org.rookery.compiler.model.Statement;

/** A test that fails whenever a game comes to it. */
final class Contradictions implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "contradiction",
          "a test that can never hold",
          "The test before contradicts this one: the board does not change while a block "
              + "runs, so a square is empty or it is not. No move is ever made after it. Remove "
              + "one of the two, or move the cursor between them.",
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) (verify enemy?) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) add)
                    (ne (verify enemy?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (Statement test : game.tests().neverTrue()) {
      findings.add(test.origin(), message(test), "the board stays as it is while a block runs");
    }
    game.tests().undecided().forEach(test -> findings.acquit(test.origin(), message(test)));
  }

  private static String message(Statement test) {
    return test instanceof Statement.If
        ? "What was tested before rules this out, so the statements in this `if` never run."
        : "What was tested before rules this out, so nothing behind it ever happens.";
  }
}
