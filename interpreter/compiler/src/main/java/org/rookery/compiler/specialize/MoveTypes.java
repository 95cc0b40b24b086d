package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;

/**
 * The move types and attributes of a game in the order in which Zillions numbers them, because its
 * notation of turns tells them by number: what the turn order names, then the priorities and what
 * the pieces name, the last of most lists first. Saved games show it.
 */
final class MoveTypes {
  private final Set<String> types = new LinkedHashSet<>(List.of(""));

  private MoveTypes() {}

  /** All move types that are mentioned, also those that no block has; the empty one first. */
  static List<String> of(GameModel game, List<MoveGraph> graphs) {
    MoveTypes all = new MoveTypes();
    List<String> phases = game.phases().stream().map(Phase::name).toList();
    for (TurnItem item : game.turnOrder()) {
      if (!phases.contains(item.phase())) {
        all.types.add(item.phase());
      }
    }
    all.types.addAll(lastFirst(game.movePriorities()));
    for (PieceModel piece : lastFirst(game.pieces())) {
      for (Block block : piece.blocks()) {
        all.types.add(block.moveType());
        all.statements(block.statements());
      }
    }
    game.phases().forEach(phase -> all.types.add(phase.moveType()));
    // What hooks and borrowed blocks go on with is seen in the graph only.
    graphs.forEach(graph -> all.types.addAll(graph.traits().continuations()));
    return List.copyOf(all.types);
  }

  /** The attributes: those of the last piece first, and of these the last one. */
  static List<String> attributes(GameModel game) {
    Set<String> names = new LinkedHashSet<>();
    for (PieceModel piece : lastFirst(game.pieces())) {
      names.addAll(lastFirst(piece.attributes().keySet().stream().toList()));
    }
    return List.copyOf(names);
  }

  private void statements(List<Statement> statements) {
    for (int i = statements.size() - 1; i >= 0; i--) {
      statement(statements.get(i));
    }
  }

  private void statement(Statement statement) {
    statement
        .emission()
        .flatMap(Statement.Add::partial)
        .flatMap(Statement.Continuation::moveType)
        .ifPresent(types::add);
    statements(statement.nested());
  }

  private static <T> List<T> lastFirst(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }
}
