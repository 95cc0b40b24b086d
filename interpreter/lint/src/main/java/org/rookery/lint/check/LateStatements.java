package org.rookery.lint.check;

import java.util.List;
import org.rookery.compiler.model.Statement;

/** A test, or an effect, that comes too late for the turn before it. */
final class LateStatements implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "too-late-for-add",
          "`verify` after `add`, or an effect between two",
          "An `add` makes the move as it stands. A test after it cannot undo the move, and "
              + "an effect after it belongs to the next `add`, by which the same piece makes a "
              + "second move. Put them before the `add`.",
          """
          (piece (name Man) (letter M)
             (moves (n add (verify empty?))))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (DeadStatements trail : DeadStatements.all(game.model())) {
      trail
          .test()
          .ifPresent(
              test ->
                  findings.add(
                      test.origin(),
                      "This test comes too late: the `add` before it made the move."));
    }
    DeadStatements.lists(game.model())
        .forEach(
            list -> {
              between(list, findings);
              testsBetween(list, findings);
            });
  }

  /** Tests between two `add` that make the same turn. */
  private static void testsBetween(List<Statement> statements, FindingCollector findings) {
    for (int i = 1; i + 1 < statements.size(); i++) {
      if (DeadStatements.isEffect(statements.get(i - 1))) {
        // What it does belongs to the first `add` only.
        return;
      }
      if (isPlain(statements.get(i - 1))
          && statements.get(i) instanceof Statement.Verify
          && isPlain(statements.get(i + 1))) {
        findings.add(
            statements.get(i).origin(),
            "This test comes too late: the `add` before it made the move that the next makes.",
            "put it before the first `add`, and leave out the second");
      }
    }
  }

  private static void between(List<Statement> statements, FindingCollector findings) {
    for (int i = 1; i + 1 < statements.size(); i++) {
      if (isPlain(statements.get(i - 1))) {
        int next = i;
        while (next < statements.size() && DeadStatements.isEffect(statements.get(next))) {
          next++;
        }
        if (next > i && next < statements.size() && isPlain(statements.get(next))) {
          findings.add(
              statements.get(i).origin(),
              "The `add` before this made a move without it; the next makes another with it.",
              "put it before the first `add`, and leave out the second");
        }
      }
    }
  }

  private static boolean isPlain(Statement statement) {
    return statement.emission().filter(add -> !add.promotes()).isPresent();
  }
}
