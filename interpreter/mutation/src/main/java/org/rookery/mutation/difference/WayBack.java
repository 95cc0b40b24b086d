package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.game.engine.GameEngine;

/** A search for turns that lead back to where they began; who makes them, its kinds say. */
abstract class WayBack {
  /** So many positions are looked at from one beginning. */
  private static final int MAX_POSITIONS = 250;

  private final GameEngine game;
  private final Random random;
  private final int[] board;
  private final List<Integer> hands;
  private final List<Long> turns = new ArrayList<>();
  private int left = MAX_POSITIONS;

  WayBack(GameEngine game, Random random, Position start) {
    this.game = game;
    this.random = random;
    board = start.contents().clone();
    hands = start.setup().hand();
  }

  /** Whether a turn by a player to a position will do on the way. */
  abstract boolean isAllowed(int mover, Position after);

  /** Where the way goes on after a turn: there, or where it is the same player's turn again. */
  abstract Position next(Position after);

  /** The keys of so many turns, from where it began, that lead back there. */
  final Optional<List<Long>> of(int length, Position start) {
    try {
      return leads(start, length) ? Optional.of(turns) : Optional.empty();
    } catch (TooManyMoves on) { // no search can go there
      left = 0;
      return Optional.empty();
    }
  }

  private boolean leads(Position position, int more) {
    if (left-- <= 0 || game.adjudicator().isOver(position)) {
      return false;
    }
    List<Move> moves = new ArrayList<>(game.generator().legalMoves(position));
    Collections.shuffle(moves, random);
    int mover = position.mover();
    for (Move move : moves) {
      turns.add(PlayerView.key(position, move));
      position.make(move);
      // A turn puts two squares right; who castles or captures does not come back in time.
      boolean back =
          away(position) <= 2 * (more - 1)
              && isAllowed(mover, position)
              && (more == 1 ? isBack(position) : leads(next(position), more - 1));
      position.unmake();
      if (back) {
        return true;
      }
      turns.remove(turns.size() - 1);
    }
    return false;
  }

  /** Whether a position is the one it began with, whose board it has. */
  boolean isBack(Position after) {
    return hands.equals(after.setup().hand());
  }

  /** How many squares hold something else than where it began. */
  private int away(Position position) {
    int[] now = position.contents();
    int away = 0;
    for (int i = 0; i < now.length; i++) {
      away += now[i] == board[i] ? 0 : 1;
    }
    return away;
  }
}
