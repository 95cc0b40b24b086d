package org.rookery.lint.check;

import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.lint.facts.Mentions;
import org.rookery.program.ColumnWork;

/** Drops of a piece that never comes to a hand. */
final class DropsWithoutHand implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "never-in-hand",
          "drops in a game in which no piece is ever in hand",
          "No player has a piece in hand at the start, and no rule gives them one, so that none "
              + "is ever dropped. Put the piece in a hand, say `(captured-pieces to-hand)`, or "
              + "leave out its `drops`. `[]` in the position of the set-up says that pieces come "
              + "from another board.",
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)) (drops ((verify empty?) add)))
          """,
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)) (drops ((verify empty?) add))
             (supply))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    boolean hasHands =
        game.model().capturedPieces().toHand()
            || !game.model().setup().reserves().isEmpty()
            || game.model().pieces().stream().anyMatch(PieceModel::supply)
            || RuleVisitor.statements(game.model()).anyMatch(it -> it.match(TAKES_IN_HAND))
            || Mentions.groups(game.sections("board-setup"), "fen").stream()
                .anyMatch(fen -> fen.toString().contains("["));
    if (game.isOld() || hasHands) {
      return;
    }
    for (PieceModel piece : game.model().pieces()) {
      if (!piece.drops().isEmpty()) {
        findings.add(
            piece.drops().get(0).origin(),
            "No player ever has the piece " + piece.name() + " in hand to drop it.");
      }
    }
  }

  /** Whether a statement takes pieces in hand. */
  private static final StatementCases.Few<Boolean> TAKES_IN_HAND =
      new StatementCases.Few<>() {
        @Override
        public Boolean other(Statement it) {
          return false;
        }

        @Override
        public Boolean takeInHand(ChangeStatement.TakeInHand it) {
          return true;
        }

        @Override
        public Boolean column(Statement.Column it) {
          return it.deed().work() == ColumnWork.KEEP;
        }
      };
}
