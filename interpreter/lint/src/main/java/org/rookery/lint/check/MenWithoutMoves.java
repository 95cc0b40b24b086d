package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.Promotion;
import org.rookery.compiler.model.SetupModel;
import org.rookery.lint.facts.Inside;

/** A man of a player who moves has no rules at all. */
final class MenWithoutMoves implements GameCheck {
  private static final Card CARD =
      Card.warning(
          "man-without-moves",
          "a man without moves",
          "A piece in the set-up, or one to which men promote, says nothing of how it "
              + "moves, so it stands where it is for ever. Give it `moves`; where it is meant "
              + "to stand, as a wall does, allow it.",
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
  public Card card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, Findings findings) {
    GameModel model = game.model();
    Set<String> used = new HashSet<>(Promotion.madeOfOthers(model));
    for (SetupModel.Man man : model.setup().men()) {
      if (model.turnOrder().stream().anyMatch(turn -> turn.as().equals(man.player()))) {
        used.add(man.piece());
      }
    }
    boolean movesByHooks = !model.needsPlugIn() && Inside.blocks(model).findAny().isPresent();
    for (PieceModel piece : model.pieces()) {
      if (movesByHooks && piece.blocks().isEmpty() && used.contains(piece.name())) {
        findings.add(
            piece.origin(),
            "A " + piece.name() + " never moves: its piece has neither `moves` nor `drops`.");
      }
    }
  }
}
