package org.rookery.compiler.check;

import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * No piece has a rule that makes a move: there is nothing to play.
 *
 * @param lenient whether that is a warning only: the board of an old file can be shown all the same
 */
record NoPieceMoves(boolean lenient) implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    boolean moves =
        game.pieces().stream()
            .flatMap(piece -> piece.blocks().stream())
            .anyMatch(RuleVisitor::emits);
    boolean hooked = game.hooks().stream().anyMatch(hook -> !hook.statements().isEmpty());
    // That a plug-in would make the moves of an old file has been told already.
    boolean elsewhere = lenient && game.needsPlugIn();
    if (moves || hooked || elsewhere) {
      return;
    }
    String message = "No piece of this game has a move.";
    if (lenient) {
      diagnostics.warning("no-piece-moves", game.origin(), message);
    } else {
      diagnostics.error("no-piece-moves", game.origin(), message);
    }
  }
}
