package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiPredicate;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;

/** Finds turns that lead back to where they began, so that positions occur again and again. */
final class Rounds {
  /** So many positions are looked at from one beginning. */
  private static final int MOST = 250;

  private final GameEngine game;
  private final Random random;
  private final int length;

  Rounds(GameEngine game, Random random) {
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
    Search search = new Search(position, allowed);
    return search.comesBack(length) ? Optional.of(search.turns) : Optional.empty();
  }

  private final class Search {
    private final Position position;
    private final BiPredicate<Integer, Position> allowed;
    private final int step;
    private final int[] board;
    private final List<Integer> hands;
    private final List<Long> turns = new ArrayList<>();
    private int left = MOST;

    Search(Position position, BiPredicate<Integer, Position> allowed) {
      this.position = position;
      this.allowed = allowed;
      step = position.step();
      board = position.contents().clone();
      hands = position.setup().hand();
    }

    boolean comesBack(int plies) {
      if (plies == 0) {
        return position.step() == step
            && Arrays.equals(board, position.contents())
            && hands.equals(position.setup().hand());
      }
      if (left-- <= 0 || game.adjudicator().isOver(position)) {
        return false;
      }
      List<Move> moves = new ArrayList<>(game.generator().legalMoves(position));
      Collections.shuffle(moves, random);
      int mover = position.mover();
      for (Move move : moves) {
        turns.add(Sight.key(position, move));
        position.make(move);
        boolean back =
            away(board, position) <= 2 * (plies - 1)
                && allowed.test(mover, position)
                && comesBack(plies - 1);
        position.unmake();
        if (back) {
          return true;
        }
        turns.remove(turns.size() - 1);
      }
      return false;
    }
  }

  /** How many squares hold something else than on a board. */
  static int away(int[] board, Position position) {
    int[] now = position.contents();
    int away = 0;
    for (int i = 0; i < now.length; i++) {
      away += now[i] == board[i] ? 0 : 1;
    }
    return away;
  }
}
