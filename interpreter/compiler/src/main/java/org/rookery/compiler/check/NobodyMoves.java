package org.rookery.compiler.check;

import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;

/** No piece has a rule that makes a move: there is nothing to play. */
final class NobodyMoves implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    boolean moves =
        game.pieces().stream()
            .flatMap(piece -> Rules.blocks(piece).stream())
            .anyMatch(Rules::emits);
    if (!moves && game.hooks().stream().allMatch(hook -> hook.statements().isEmpty())) {
      diagnostics.error("nobody-moves", game.origin(), "No piece of this game has a move.");
    }
  }
}
