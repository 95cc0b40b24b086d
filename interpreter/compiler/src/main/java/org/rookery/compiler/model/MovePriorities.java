package org.rookery.compiler.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.PieceModel.Block;

/**
 * Which move types a turn tries, best first, where a game ranks them.
 *
 * <p>What is not ranked comes last: blocks without a type, and types that are there for nothing
 * else. Those by which a chain goes on, a part of a move is made or the turn order names a turn
 * wait for that. Published games rely on both.
 */
public final class MovePriorities {
  private final Set<String> besides = new LinkedHashSet<>();
  private final Set<String> waiting = new LinkedHashSet<>();

  private MovePriorities() {}

  /** The tiers of a game whose move types are ranked. */
  public static List<List<String>> tiers(GameModel game) {
    MovePriorities priorities = new MovePriorities();
    game.turnOrder().stream().map(TurnItem::phase).forEach(priorities.waiting::add);
    game.phases().stream().map(Phase::moveType).forEach(priorities.waiting::add);
    game.pieces().forEach(priorities::piece);
    game.hooks().forEach(hook -> priorities.statements(hook.statements()));
    priorities.waiting.remove("");
    priorities.besides.removeAll(priorities.waiting);
    game.movePriorities().forEach(priorities.besides::remove);
    List<List<String>> tiers = new ArrayList<>();
    game.movePriorities().forEach(type -> tiers.add(List.of(type)));
    if (!priorities.besides.isEmpty()) {
      tiers.add(List.copyOf(priorities.besides));
    }
    return tiers;
  }

  private void piece(PieceModel piece) {
    for (Block block : piece.blocks()) {
      besides.add(block.moveType());
      statements(block.statements());
    }
  }

  private void statements(List<Statement> statements) {
    Statement.goingOn(statements).forEach(waiting::add);
  }
}
