package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.player.search.Score;
import org.rookery.player.search.Search;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/** A search that takes each move for worse than the one before it, and the first for even. */
class BestIsFirst implements Search {
  private static final int WORSE = 10;

  @Override
  public List<Thought> think(
      Position position,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    int best = value(position, moves);
    List<Thought> thoughts = new ArrayList<>();
    for (Move move : moves.subList(0, Math.min(lines, moves.size()))) {
      Score score = new Score(best - WORSE * thoughts.size());
      thoughts.add(new Thought(List.of(move), score, 1, 1, 0));
    }
    return thoughts;
  }

  /** What the best of the moves is worth. */
  int value(Position position, List<Move> moves) {
    return 0;
  }

  @Override
  public void forget() {
    // Nothing is remembered.
  }
}
