package org.rookery.player.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.threads.HelperThreads;

/**
 * Several threads that search the same position and share nothing but the table of what they have
 * found: what one has seen the others need not look at any more. The first one's result counts; the
 * others leave out some depths, each other ones, so as not to do the same at the same time.
 *
 * <p>What is found hangs on how the threads run, even with limits of nodes.
 */
public final class ParallelSearch implements Search {
  private final IterativeDeepening first;
  private final List<IterativeDeepening> helpers;

  /**
   * A search on so many threads.
   *
   * @param first the search of one thread, whose table and result it is
   * @param threads from 2 up
   */
  public ParallelSearch(Game game, IterativeDeepening first, int threads) {
    this.first = first;
    helpers = IntStream.range(1, threads).mapToObj(number -> first.sharing(game.engine())).toList();
  }

  @Override
  public void forget() {
    first.forget();
    helpers.forEach(IterativeDeepening::forgetOwn);
  }

  @Override
  public List<Thought> think(
      Position position,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    SearchEffort effort = new SearchEffort();
    // The clock is the first one's; turns made are counted together, so that each can see the end.
    SearchLimits help = limits.withoutClock();
    List<Position> copies = new ArrayList<>();
    helpers.forEach(helper -> copies.add(new Position(position)));
    first.age();
    return HelperThreads.work(
        helpers.size(),
        number -> {
          SearchBudget budget = SearchBudget.shared(help, effort::isOver, effort.share());
          IterativeDeepening.Task task =
              new IterativeDeepening.Task(copies.get(number - 1), moves, help, lines, number);
          helpers.get(number - 1).think(task, budget, thoughts -> {});
        },
        () -> {
          try {
            SearchBudget budget = SearchBudget.shared(limits, stop, effort.share());
            IterativeDeepening.Task task =
                new IterativeDeepening.Task(position, moves, limits, lines, 0);
            return first.think(task, budget, heard);
          } finally {
            effort.end();
          }
        });
  }
}
