package org.rookery.compiler.specialize;

import java.util.List;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.SetupModel;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * Whether a game fits the program's packed numbers, and its rules the limits of unrolling.
 *
 * <p>Rules are unrolled when they are first needed; so that a rule that never ends unrolling is
 * told to its author and not to a player, each piece of the start position is tried where it
 * stands.
 */
final class Capacity {
  private final GameModel game;
  private final Diagnostics diagnostics;

  Capacity(GameModel game, Diagnostics diagnostics) {
    this.game = game;
    this.diagnostics = diagnostics;
  }

  /** Tells what does not fit; whether everything does. */
  boolean holds(Names names, Asked asked) {
    return fits("too-many-attributes", "attributes", names.attributes.size(), Integer.SIZE)
        & fits("too-many-men", "kinds of men", names.contents.size(), Edit.LIMIT)
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

  /** Unrolls the rules of the men of the start position where they stand. */
  void tryOut(GameProgram program, List<MoveGraph> graphs) {
    for (SetupModel.Man man : game.setup().men()) {
      if (diagnostics.hasErrors()) {
        return;
      }
      int type = names(program, man.piece());
      int content = program.contents().of(type, program.players().indexOf(man.player()));
      tryOut(program, content, program.topology().square(man.square()), graphs.get(type));
    }
  }

  private static int names(GameProgram program, String piece) {
    for (int type = 0; type < program.pieces().size(); type++) {
      if (program.pieces().get(type).name().equals(piece)) {
        return type;
      }
    }
    throw new IllegalStateException("no piece " + piece);
  }

  private void tryOut(GameProgram program, int content, int square, MoveGraph graph) {
    try {
      for (int group = 0; group < program.groups().size(); group++) {
        program.rules().moves(content, square, group);
      }
    } catch (TooLarge e) {
      game.pieces().stream()
          .filter(piece -> piece.name().equals(graph.piece()))
          .map(PieceModel::origin)
          .forEach(origin -> diagnostics.error("too-much-code", origin, e.reason()));
    }
  }
}
