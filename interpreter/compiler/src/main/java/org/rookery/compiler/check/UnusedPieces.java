package org.rookery.compiler.check;

import java.util.Set;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.language.diagnostic.Diagnostics;

/** A piece is not in the set-up, and nothing can become one. */
final class UnusedPieces implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    Set<String> obtainable = Pieces.obtainable(game);
    for (PieceModel piece : game.pieces()) {
      if (!obtainable.contains(piece.name())) {
        diagnostics.warning(
            "unused-piece",
            piece.origin(),
            "No " + piece.name() + " is in the set-up, and no man can become one.");
      }
    }
  }
}
