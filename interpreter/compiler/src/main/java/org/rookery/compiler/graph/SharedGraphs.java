package org.rookery.compiler.graph;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;

/**
 * The graphs of the game built last, for the next game of the same file. Without hooks and borrowed
 * moves a graph is what the piece's own blocks make of it, and the one option that lowering asks
 * for: where the blocks are the same objects, the graph is the same. Other graphs are not kept.
 *
 * <p>Not for use by several threads.
 */
public final class SharedGraphs {
  private final Map<String, Known> last = new HashMap<>();

  private record Known(PieceModel piece, boolean exchanges, MoveGraph graph) {
    boolean holds(PieceModel other, GameModel game) {
      return exchanges == GraphBuilder.exchanges(game)
          && areSame(piece.moves(), other.moves())
          && areSame(piece.drops(), other.drops())
          && areSame(piece.inHand(), other.inHand());
    }
  }

  /** The graph of a piece, if it is known; if not, what was known by that name is forgotten. */
  Optional<MoveGraph> find(PieceModel piece, GameModel game) {
    Optional<Known> known =
        Optional.ofNullable(last.remove(piece.name()))
            .filter(it -> game.hooks().isEmpty() && it.holds(piece, game));
    known.ifPresent(it -> last.put(piece.name(), it));
    return known.map(Known::graph);
  }

  /** From here on the graphs of this game are the last. */
  void keep(GameModel game, List<MoveGraph> graphs) {
    last.clear();
    if (game.hooks().isEmpty()) {
      for (int i = 0; i < graphs.size(); i++) {
        PieceModel piece = game.pieces().get(i);
        last.put(piece.name(), new Known(piece, GraphBuilder.exchanges(game), graphs.get(i)));
      }
    }
  }

  private static boolean areSame(List<Block> some, List<Block> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      if (some.get(i) != others.get(i) || !(some.get(i) instanceof Block.Written)) {
        return false;
      }
    }
    return true;
  }
}
