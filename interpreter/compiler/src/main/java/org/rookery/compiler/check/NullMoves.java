package org.rookery.compiler.check;

import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/** An {@code add} before anything has moved or changed: such a turn is left out. */
final class NullMoves implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    if (game.hooks().stream().anyMatch(hook -> hook.kind() == Hook.Kind.ON_MOVE)) {
      return;
    }
    for (PieceModel piece : game.pieces()) {
      for (Block block : piece.moves()) {
        if (block instanceof Block.Written) {
          nullMove(block.statements())
              .ifPresent(
                  add ->
                      diagnostics.warning(
                          "null-move",
                          add.origin(),
                          "The piece has not moved and nothing has changed, so this makes "
                              + "no move.",
                          "`(pass-turn true)` lets players pass"));
        }
      }
    }
  }

  /** The first emission, when nothing that moves or changes anything stands before it. */
  private static Optional<Statement.Add> nullMove(List<Statement> statements) {
    for (Statement statement : statements) {
      if (statement.emission().isPresent()) {
        return statement
            .emission()
            .filter(add -> !add.promotes() && add.partial().isEmpty() && !add.copy());
      }
      boolean idle =
          statement instanceof Statement.Verify
              || statement instanceof Statement.SetFlag
              || statement instanceof Statement.SetMark;
      if (!idle) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
