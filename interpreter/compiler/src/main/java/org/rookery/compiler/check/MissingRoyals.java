package org.rookery.compiler.check;

import java.util.Set;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.language.diagnostic.Diagnostics;

/** A royal piece is not in the set-up, and nothing can become one. */
final class MissingRoyals implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    Set<String> obtainable = ObtainablePieces.obtainable(game);
    for (RoyalModel royal : game.royals()) {
      for (String piece : royal.pieces()) {
        if (!obtainable.contains(piece)) {
          diagnostics.warning(
              "missing-royal",
              royal.origin(),
              "No player has the royal " + piece + " or can get one.");
        }
      }
    }
  }
}
