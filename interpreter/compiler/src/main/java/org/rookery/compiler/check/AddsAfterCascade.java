package org.rookery.compiler.check;

import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * A second turn is made behind a turn of two pieces: in it only the second piece moves, for the
 * first is forgotten with the turn it moved in.
 */
final class AddsAfterCascade implements Check {
  /** How far a way through a block has come. */
  private enum Stage {
    NO_CASCADE,
    CASCADE,
    ADDED
  }

  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    for (PieceModel piece : game.pieces()) {
      for (Block block : piece.blocks()) {
        follow(block.statements(), Stage.NO_CASCADE, diagnostics);
      }
    }
  }

  /** The furthest stage that a way through statements ends in. */
  private static Stage follow(List<Statement> statements, Stage begin, Diagnostics diagnostics) {
    Stage stage = begin;
    for (Statement statement : statements) {
      stage = after(statement, stage, diagnostics);
    }
    return stage;
  }

  private static Stage after(Statement statement, Stage stage, Diagnostics diagnostics) {
    if (statement instanceof Statement.Cascade) {
      return Stage.CASCADE;
    }
    if (statement.emission().isPresent()) {
      if (stage == Stage.ADDED) {
        diagnostics.warning(
            "add-after-cascade",
            statement.origin(),
            "This makes another move, in which only the second piece moves.",
            "an `add` before it ends the move of both");
      }
      return stage == Stage.NO_CASCADE ? stage : Stage.ADDED;
    }
    Stage once =
        statement.ways().stream()
            .map(way -> follow(way, stage, diagnostics))
            .reduce(AddsAfterCascade::later)
            .orElse(stage);
    boolean again = statement.isLoop() && once == Stage.ADDED && stage == Stage.CASCADE;
    return again ? follow(statement.nested(), once, diagnostics) : once;
  }

  private static Stage later(Stage one, Stage other) {
    return one.compareTo(other) >= 0 ? one : other;
  }
}
