package org.rookery.lint.check;

import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.program.GameProgram;

/** No ending says what it is when a player has no turn. */
final class MissingStalemate implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "no-stalemate-result",
          "no result for a player without a move",
          "A player may have no legal move, and no ending says what that means; it is a "
              + "draw. Say so, or otherwise, with `(stalemate …)` or `(no-moves …)`.",
          """
          (game (title "Sample") (board (rectangle 4 4))
             (board-setup (fen "m3/4/4/M3 w - - 0 1"))
             (piece (name Man) (letter M) (moves (n (verify empty?) add))))
          """,
          """
          (game (title "Sample") (board (rectangle 4 4))
             (board-setup (fen "m3/4/4/M3 w - - 0 1"))
             (piece (name Man) (letter M) (moves (n (verify empty?) add)))
             (no-moves loss))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    List<EndingModel> endings = game.model().endings();
    boolean asked =
        endings.subList(0, Math.max(0, endings.size() - 1)).stream()
            .filter(ending -> !isCheckmate(ending.when()))
            .flatMap(ending -> ending.when().all())
            .anyMatch(Condition.OfMobility.class::isInstance);
    boolean passes = game.program().options().passTurn() != GameProgram.Passing.NEVER;
    if (!asked
        && !passes
        && game.model().elimination().isEmpty()
        && !game.isOld()
        && !game.model().needsPlugIn()) {
      findings.add(
          game.model().origin(),
          "No rule gives the result when a player has no move: it is a draw.",
          "`(stalemate draw)`, or `(no-moves loss)`");
    }
  }

  /** Whether a condition asks for a player without a turn only where they are in check. */
  private static boolean isCheckmate(Condition condition) {
    return condition.isAll()
        && condition.parts().stream().anyMatch(Condition.InCheck.class::isInstance);
  }
}
