package org.rookery.compiler.specialize;

import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.Edit;

/** Whether a game fits the program's packed numbers. */
final class CapacityCheck {
  private final GameModel game;
  private final Diagnostics diagnostics;

  CapacityCheck(GameModel game, Diagnostics diagnostics) {
    this.game = game;
    this.diagnostics = diagnostics;
  }

  /** Tells what does not fit; whether everything does. */
  boolean holds(NameNumbers names, GameQueries asked) {
    return fits("too-many-attributes", "attributes", names.attributes.size(), Integer.SIZE)
        & fits(
            "too-many-pieces",
            "pieces, counted by type and player",
            names.contents.size(),
            Edit.LIMIT)
        & fits("too-many-squares", "squares", game.board().topology().size(), Edit.LIMIT)
        & fits(
            "too-many-forbidden",
            "conditions that moves forbid",
            names.forbidden(asked.forbidden().size(), 0),
            Edit.LIMIT)
        & fits("too-many-move-types", "move types", names.groups.size(), Edit.LIMIT - 1);
  }

  private boolean fits(String code, String what, int number, int limit) {
    if (number > limit) {
      diagnostics.error(
          code,
          game.origin(),
          "A game has at most " + limit + " " + what + ", and this one has " + number + ".");
    }
    return number <= limit;
  }
}
