package org.rookery.player.search;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;

/** Finds the best turns of positions of a game. */
public interface Search {
  /**
   * Thinks about a position, which is as it was when this returns.
   *
   * @param moves the turns to choose from
   * @param lines how many of the best turns to tell of
   * @param stop asked now and then whether to stop
   * @param heard is given what has been found at each depth, the best turn first
   * @return the best turns, best first; none when there is no turn
   */
  List<Thought> think(
      Position position,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard);

  /** Forgets all positions seen before. */
  void forget();
}
