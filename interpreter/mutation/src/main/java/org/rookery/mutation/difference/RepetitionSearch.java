package org.rookery.mutation.difference;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiPredicate;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;

/** Finds turns that lead back to where they began, so that positions occur again and again. */
final class RepetitionSearch {
  private final GameEngine game;
  private final Random random;
  private final int length;

  RepetitionSearch(GameEngine game, Random random) {
    this.game = game;
    this.random = random;
    long movers = game.program().turnOrder().stream().map(step -> step.player()).distinct().count();
    int order = game.program().turnOrder().size();
    length = order > movers ? order : 2 * order;
  }

  /**
   * The keys of such turns.
   *
   * @param allowed whether a turn by a player to a position will do
   */
  Optional<List<Long>> from(Setup start, BiPredicate<Integer, Position> allowed) {
    Position position = game.position(start);
    return new InTurn(position, allowed).of(length, position);
  }

  /** The turns of all players, one after another; a whole number of times through their order. */
  private final class InTurn extends WayBack {
    private final BiPredicate<Integer, Position> allowed;

    private final int step;

    InTurn(Position start, BiPredicate<Integer, Position> allowed) {
      super(game, random, start);
      step = start.step();
      this.allowed = allowed;
    }

    @Override
    boolean isAllowed(int mover, Position after) {
      return allowed.test(mover, after);
    }

    @Override
    boolean isBack(Position after) {
      return after.step() == step && super.isBack(after);
    }

    @Override
    Position next(Position after) {
      return after;
    }
  }
}
