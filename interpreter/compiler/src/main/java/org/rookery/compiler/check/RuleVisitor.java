package org.rookery.compiler.check;

import java.util.stream.Stream;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;

/** Walks the rules of a game. */
final class RuleVisitor {
  private RuleVisitor() {}

  /** All statements of a game, nested ones too. */
  static Stream<Statement> all(GameModel game) {
    return Stream.concat(
        game.pieces().stream()
            .flatMap(piece -> piece.blocks().stream())
            .flatMap(block -> Statement.all(block.statements())),
        game.hooks().stream().flatMap(hook -> Statement.all(hook.statements())));
  }

  /** Whether a block can make a move. */
  static boolean emits(Block block) {
    return block instanceof Block.Borrowed
        || Statement.emissions(block.statements()).findAny().isPresent();
  }
}
