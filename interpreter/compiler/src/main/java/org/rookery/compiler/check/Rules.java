package org.rookery.compiler.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;

/** Walks the rules of a game. */
final class Rules {
  private Rules() {}

  /** The blocks of a piece, for men on the board, for drops and for men in hand. */
  static List<Block> blocks(PieceModel piece) {
    List<Block> blocks = new ArrayList<>(piece.moves());
    blocks.addAll(piece.drops());
    blocks.addAll(piece.inHand());
    return blocks;
  }

  /** The statements of a block as written. */
  static List<Statement> statements(Block block) {
    return block instanceof Block.Written written
        ? written.statements()
        : ((Block.Borrowed) block).atEmission();
  }

  /** The statements and all that are nested in them. */
  static Stream<Statement> all(List<Statement> statements) {
    return statements.stream().flatMap(s -> Stream.concat(Stream.of(s), all(s.nested())));
  }

  /** All statements of a game, nested ones too. */
  static Stream<Statement> all(GameModel game) {
    return Stream.concat(
        game.pieces().stream()
            .flatMap(piece -> blocks(piece).stream())
            .flatMap(block -> all(statements(block))),
        game.hooks().stream().flatMap(hook -> all(hook.statements())));
  }

  /** Whether a block can make a move. */
  static boolean emits(Block block) {
    return block instanceof Block.Borrowed
        || all(statements(block)).anyMatch(Statement.Add.class::isInstance);
  }
}
