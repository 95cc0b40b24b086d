package org.rookery.compiler.check;

import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.language.diagnostic.Diagnostics;

/** A block makes no move. */
final class SilentBlocks implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    for (PieceModel piece : game.pieces()) {
      for (Block block : piece.blocks()) {
        if (block instanceof Block.Written written && !RuleVisitor.emits(block)) {
          diagnostics.warning(
              "block-without-add",
              written.origin(),
              "This block of " + piece.name() + " makes no move: nothing in it says `add`.");
        }
      }
    }
  }
}
