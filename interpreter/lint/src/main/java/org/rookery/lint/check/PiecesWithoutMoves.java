package org.rookery.lint.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Promotion;
import org.rookery.compiler.model.SquareCondition;

/** A piece of a player who moves has no rules at all. */
final class PiecesWithoutMoves implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "piece-without-moves",
          "a piece without moves",
          "A piece in the set-up, or one to which pieces promote, has no rules for moves, "
              + "so it stands where it is for ever. Give it `moves`; where it is meant to stand, "
              + "as a wall does, allow it.",
          """
          (piece (name Man) (letter M))
          (piece (name Rider) (letter R) (moves (n (verify empty?) add)))
          (board-setup (fen "mr2/4/4/MR2 w - - 0 1"))
          """,
          """
          (piece (name Man) (letter M) (moves (e (verify empty?) add)))
          (piece (name Rider) (letter R) (moves (n (verify empty?) add)))
          (board-setup (fen "mr2/4/4/MR2 w - - 0 1"))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    GameModel model = game.model();
    Set<String> used = new HashSet<>(Promotion.madeOfOthers(model));
    model
        .setup()
        .onBoard()
        .filter(
            content ->
                model.turnOrder().stream().anyMatch(turn -> turn.as().equals(content.player())))
        .forEach(content -> used.add(content.piece()));
    boolean movesByHooks = !model.needsPlugIn() && RuleVisitor.blocks(model).findAny().isPresent();
    List<PieceModel> still =
        model.pieces().stream()
            .filter(piece -> piece.blocks().isEmpty() && used.contains(piece.name()))
            .toList();
    if (!movesByHooks || (game.isOld() && still.size() > 1)) {
      // Old files have walls, houses and tiles; of several such kinds none was forgotten.
      return;
    }
    Set<String> handled = game.isOld() ? handledByRules(model) : Set.of();
    for (PieceModel piece : still) {
      if (!handled.contains(piece.name())) {
        findings.add(
            piece.origin(),
            "Piece " + piece.name() + " never moves: it has neither `moves` nor `drops`.");
      }
    }
  }

  /** Pieces that rules of others look for or put there: old files have pits, walls and balls so. */
  private static Set<String> handledByRules(GameModel model) {
    Set<String> handled = new HashSet<>(Promotion.madeOfOthers(model));
    RuleVisitor.conditions(model)
        .filter(SquareCondition.PieceOn.class::isInstance)
        .forEach(piece -> handled.addAll(((SquareCondition.PieceOn) piece).filter().types()));
    RuleVisitor.statements(model)
        .filter(ChangeStatement.Create.class::isInstance)
        .forEach(it -> ((ChangeStatement.Create) it).piece().ifPresent(handled::add));
    return handled;
  }
}
