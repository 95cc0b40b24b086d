package org.rookery.compiler.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Promotion;
import org.rookery.compiler.model.Statement;

/** Which pieces can ever be on the board or in hand. */
public final class ObtainablePieces {
  private final GameModel game;
  private final Map<String, PieceModel> byName = new HashMap<>();
  private final Set<String> found = new LinkedHashSet<>();

  private ObtainablePieces(GameModel game) {
    this.game = game;
    game.pieces().forEach(piece -> byName.put(piece.name(), piece));
  }

  /** The pieces in the set-up, and all that rules can make of them. */
  public static Set<String> obtainable(GameModel game) {
    ObtainablePieces pieces = new ObtainablePieces(game);
    game.setup().onBoard().forEach(content -> pieces.find(content.piece()));
    game.setup().reserves().forEach(reserve -> pieces.find(reserve.piece()));
    game.pieces().stream().filter(PieceModel::supply).forEach(piece -> pieces.find(piece.name()));
    if (!pieces.found.isEmpty()) {
      game.hooks().forEach(hook -> pieces.made(hook.statements()).forEach(pieces::find));
    }
    return pieces.found;
  }

  private void find(String name) {
    PieceModel piece = byName.get(name);
    if (piece == null || !found.add(name)) {
      return;
    }
    if (game.capturedPieces().toHand()) {
      find(piece.capturedAs());
    }
    makes(piece, new LinkedHashSet<>()).forEach(this::find);
  }

  /** The pieces that the rules of a piece can make; borrowed rules too. */
  private List<String> makes(PieceModel piece, Set<String> lenders) {
    List<String> made = new ArrayList<>();
    for (Block block : piece.blocks()) {
      made.addAll(made(block.statements()));
      if (block instanceof Block.Borrowed borrowed && lenders.add(borrowed.piece())) {
        PieceModel lender = byName.get(borrowed.piece());
        made.addAll(lender == null ? List.of() : makes(lender, lenders));
      }
    }
    return made;
  }

  private List<String> made(List<Statement> statements) {
    List<String> made = new ArrayList<>();
    Statement.all(statements)
        .forEach(
            statement -> {
              Promotion.made(statement).forEach(made::add);
              if (statement instanceof ChangeStatement.Supplying it) {
                it.piece().ifPresent(made::add);
              }
            });
    return made;
  }
}
