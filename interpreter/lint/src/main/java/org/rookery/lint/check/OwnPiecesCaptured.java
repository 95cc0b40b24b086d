package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Span;
import org.rookery.lint.facts.Inside;
import org.rookery.program.ColumnWork;

/** A move that may end on a piece of one's own, without a test that says so. */
final class OwnPiecesCaptured implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "captures-own-pieces",
          "friendly pieces captured without saying so",
          "Nothing tests the square where the piece arrives, so it captures pieces of its "
              + "own player, too. Add `(verify not-friend?)` or `(verify empty?)`; where friends "
              + "may be captured, `(verify (or empty? (piece? anyone)))` says so. A thrown die "
              + "replaces the last one.",
          """
          (piece (name Man) (letter M) (moves (n add)))
          """,
          """
          (piece (name Man) (letter M) (moves (n (verify not-friend?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    boolean testedLater =
        game.model().hooks().stream()
            .anyMatch(hook -> Inside.has(hook.statements(), Statement.Verify.class));
    if (testedLater || game.isOld()) {
      return;
    }
    Set<String> atOnce =
        game.model().phases().stream().map(GameModel.Phase::moveType).collect(Collectors.toSet());
    Set<Span> elsewhere = new HashSet<>();
    RuleVisitor.blocks(game.model())
        .filter(
            block ->
                atOnce.contains(block.moveType()) // who stands there may go as well
                    || Statement.all(block.statements()).anyMatch(OwnPiecesCaptured::arrives))
        .flatMap(block -> Statement.all(block.statements()))
        .forEach(statement -> elsewhere.add(statement.origin().span()));
    game.model().pieces().stream()
        .filter(PieceModel::isThrown)
        .flatMap(piece -> piece.blocks().stream())
        .flatMap(block -> Statement.all(block.statements()))
        .forEach(statement -> elsewhere.add(statement.origin().span()));
    for (Statement add : game.tests().untested()) {
      if (!elsewhere.contains(add.origin().span())) {
        findings.add(
            add.origin(),
            "Nothing tests this square, so the move may capture a friendly piece.",
            "`(verify not-friend?)` or `(verify empty?)` before it");
      }
    }
  }

  /** Whether a piece of the block may arrive elsewhere than at the cursor, or captures nothing. */
  private static boolean arrives(Statement statement) {
    boolean covers =
        statement instanceof Statement.Column column && column.deed().work() == ColumnWork.COVER;
    return covers
        || statement instanceof Statement.SetPlace
        || (statement instanceof Statement.Walk && !(statement instanceof Statement.Step))
        || statement instanceof Statement.Cascade;
  }
}
