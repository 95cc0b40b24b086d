package org.rookery.tests.dead;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;

/** Tries every game that can be played from a position until somebody wins one. */
final class WinSearch {
  private final GameEngine game;
  private final int most;

  /** A search that gives up after so many positions. */
  WinSearch(GameEngine game, int most) {
    this.game = game;
    this.most = most;
  }

  /** Whether somebody can win; nothing when there are too many positions. */
  Optional<Boolean> canBeWon(Setup setup) {
    Position first = new Position(game.program(), setup);
    Set<Long> seen = new HashSet<>();
    Deque<Setup> open = new ArrayDeque<>();
    seen.add(first.hash());
    open.add(setup);
    while (!open.isEmpty()) {
      Position position = new Position(first, open.poll());
      Outcome outcome = game.adjudicator().outcome(position);
      if (outcome instanceof Outcome.Win || outcome instanceof Outcome.Loss) {
        return Optional.of(true);
      }
      if (outcome.isOver()) {
        continue;
      }
      for (Move move : game.generator().legalMoves(position)) {
        position.make(move);
        if (seen.add(position.hash())) {
          open.add(position.setup());
        }
        position.unmake();
      }
      if (seen.size() > most) {
        return Optional.empty();
      }
    }
    return Optional.of(false);
  }
}
