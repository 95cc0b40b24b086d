package org.rookery.compiler.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What pieces become in their own moves. */
public final class Promotion {
  private Promotion() {}

  /**
   * The pieces that a piece of another piece can become by a rule of its own, in declared order.
   */
  public static List<String> madeOfOthers(GameModel game) {
    List<String> made = new ArrayList<>();
    for (PieceModel piece : game.pieces()) {
      piece.blocks().stream()
          .flatMap(block -> Statement.all(block.statements()))
          .flatMap(Promotion::made)
          .filter(name -> !name.equals(piece.name()))
          .forEach(made::add);
    }
    return game.pieces().stream().map(PieceModel::name).filter(made::contains).toList();
  }

  /** What a statement makes of a piece that is there. */
  public static Stream<String> made(Statement statement) {
    return statement instanceof ChangeStatement.ChangeType change
        ? Stream.of(change.piece())
        : statement.emission().stream().flatMap(add -> add.types().stream());
  }
}
