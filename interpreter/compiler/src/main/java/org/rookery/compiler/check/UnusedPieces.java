package org.rookery.compiler.check;

import java.util.Set;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Span;

/**
 * A piece is not in the set-up, and nothing can become one. What a game inherits it need not use.
 */
final class UnusedPieces implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    if (game.setup().pieces().isEmpty()
        && game.setup().reserves().isEmpty()
        && game.pieces().stream().noneMatch(PieceModel::supply)) {
      diagnostics.warning(
          "no-setup", game.origin(), "No piece is on the board or in hand when the game begins.");
      return;
    }
    Set<String> obtainable = ObtainablePieces.obtainable(game);
    for (PieceModel piece : game.pieces()) {
      boolean standsIn = game.isStandIn(piece.name());
      if (!standsIn && !obtainable.contains(piece.name()) && isOwn(piece, game)) {
        diagnostics.warning(
            "unused-piece",
            piece.origin(),
            "No " + piece.name() + " is in the set-up, and no piece can become one.");
      }
    }
  }

  /** Whether a piece is declared in the game itself. */
  private static boolean isOwn(PieceModel piece, GameModel game) {
    Span whole = game.origin().authored();
    Span part = piece.origin().authored();
    return whole.source().location().equals(part.source().location())
        && whole.start() <= part.start()
        && part.end() <= whole.end();
  }
}
