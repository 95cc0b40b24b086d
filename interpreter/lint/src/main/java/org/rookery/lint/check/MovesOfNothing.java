package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Span;
import org.rookery.lint.facts.Inside;

/** A move that may start with a square where nothing stands. */
final class MovesOfNothing implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "moves-nothing",
          "moves that may start on an empty square",
          "`from` lets the move start with what stands at the cursor, and nothing tests that a "
              + "piece does. Test it before, as in `(verify friend?)`, or leave `from` out where "
              + "the piece itself moves.",
          """
          (piece (name Man) (letter M) (moves (n from n (verify empty?) add)))
          """,
          """
          (piece (name Man) (letter M) (moves (n (verify friend?) from n (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  /** A cascade may carry along what stands on a square, be it nothing. */
  @Override
  public void look(LintedGame game, FindingCollector findings) {
    if (game.isOld()) {
      return;
    }
    Set<Span> carried = new HashSet<>();
    RuleVisitor.blocks(game.model())
        .filter(block -> Inside.has(block.statements(), Statement.Cascade.class))
        .flatMap(block -> Statement.all(block.statements()))
        .forEach(statement -> carried.add(statement.origin().span()));
    for (Statement from : game.tests().untestedStarts()) {
      if (!carried.contains(from.origin().span())) {
        findings.add(
            from.origin(),
            "Nothing tests this square, so the move may start where nothing stands.",
            "`(verify friend?)` or `(verify not-empty?)` before it");
      }
    }
  }
}
