package org.rookery.player.trial;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.player.search.IterativeDeepening;
import org.rookery.player.search.Search;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.player.tree.TreeSearch;

/**
 * Looks ahead for a while, and if that settles nothing grows a tree by playing on at random.
 *
 * @param ahead sees forced ends sooner
 * @param tree chooses where none is seen; a depth that is asked for means so many nodes to it
 */
public record SearchThenPlayouts(IterativeDeepening ahead, TreeSearch tree) implements Search {
  private static final int SHARE = 6;
  private static final long MAX_NODES = 100_000;

  /**
   * Limits with a depth, as levels are, count positions that are judged. One that is played out
   * takes a move for each ply to the end of the game, so that as many moves are too few; more than
   * so many times as many would keep people waiting.
   */
  private static final double FOR_PLAYOUTS = 4;

  @Override
  public List<Thought> think(
      Position position,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    SearchLimits first = limits.share(SHARE, MAX_NODES);
    List<Thought> found = ahead.think(position, moves, first, lines, stop, heard);
    if (found.isEmpty() || moves.size() == 1 || found.get(0).score().isSure()) {
      return found;
    }
    SearchLimits rest = limits.less(first);
    boolean hasDepth = limits.depth() < SearchLimits.MAX_DEPTH;
    return tree.think(
        position, moves, hasDepth ? rest.times(FOR_PLAYOUTS) : rest, lines, stop, heard);
  }

  @Override
  public void forget() {
    ahead.forget();
  }
}
