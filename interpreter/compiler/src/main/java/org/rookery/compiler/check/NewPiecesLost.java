package org.rookery.compiler.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.Hook;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * A piece is put where the same turn captures or removes: since captures come last in a move, it is
 * gone when it is over.
 */
final class NewPiecesLost implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    game.pieces().stream()
        .flatMap(piece -> piece.blocks().stream())
        .forEach(block -> look(block.statements(), diagnostics));
    game.hooks().stream().map(Hook::statements).forEach(all -> look(all, diagnostics));
  }

  /** Looks at stretches of statements between which the cursor stays where it is. */
  private static void look(List<Statement> statements, Diagnostics diagnostics) {
    Set<Place> emptied = new HashSet<>();
    Set<Place> filled = new HashSet<>();
    for (Statement statement : statements) {
      if (statement instanceof ChangeStatement.Emptying it) {
        emptied.add(it.place());
        report(filled.contains(it.place()), statement, diagnostics);
      } else if (statement instanceof ChangeStatement.Create create) {
        filled.add(create.place());
        report(emptied.contains(create.place()), statement, diagnostics);
      } else if (!(statement instanceof Statement.Verify || statement.isOfColumns())) {
        emptied.clear();
        filled.clear();
      }
      look(statement.nested(), diagnostics);
    }
  }

  private static void report(boolean lost, Statement statement, Diagnostics diagnostics) {
    if (lost) {
      diagnostics.warning(
          "new-piece-lost",
          statement.origin(),
          "A move captures and removes last, so the piece it puts on the same square is lost.",
          "`change-type` keeps a piece there");
    }
  }
}
