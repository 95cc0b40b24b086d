package org.rookery.player.solve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.HistoryHash;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.value.Rivals;

/**
 * Works out what a small game is worth by looking at all of it: two rivals who see everything, no
 * chance, and no way back to a position that has been.
 */
public final class SmallGameSolver {
  private final GameEngine engine;
  private final HistoryHash past;
  private final long most;

  /** What is known of positions, by hash and fingerprint: 1 when the mover wins, 0, or -1. */
  private final Map<Key, Byte> known = new HashMap<>();

  private long nodes;
  private Optional<String> obstacle = Optional.empty();

  private record Key(long hash, long fingerprint) {}

  /**
   * A solver for an engine's game.
   *
   * @param most how many positions it looks at before it gives up
   */
  public SmallGameSolver(GameEngine engine, long most) {
    this.engine = engine;
    this.most = most;
    past = HistoryHash.of(engine.generator());
    if (!new Rivals(engine.program()).isDuel()) {
      obstacle = Optional.of("it is no game of two without chance");
    } else if (engine.program().options().hiding().hidesChoices()) {
      obstacle = Optional.of("players choose at the same time, so that no move is the best");
    } else if (engine.program().options().hiding().hides()) {
      obstacle = Optional.of("players do not see all of a position, so that no move is the best");
    }
  }

  /**
   * What has been proved.
   *
   * @param value 1 when the player to move wins, 0 for a draw, -1 when they lose
   * @param line best play of both
   * @param positions how many different positions there were to look at
   */
  public record Solution(int value, List<Move> line, int positions) {
    /** Copies the line. */
    public Solution {
      line = List.copyOf(line);
    }
  }

  /** The value of a position; empty when it cannot be found, see {@link #obstacle}. */
  public Optional<Solution> solve(Position position) {
    if (obstacle.isPresent()) {
      return Optional.empty();
    }
    Position own = new Position(position);
    int value = value(own);
    return obstacle.isPresent()
        ? Optional.empty()
        : Optional.of(new Solution(value, line(own, value), known.size()));
  }

  /** Why there is no value. */
  public Optional<String> obstacle() {
    return obstacle;
  }

  private int value(Position position) {
    Key key = new Key(position.hash() ^ past.of(position), position.fingerprint());
    Byte before = known.get(key);
    if (before != null) {
      return before;
    }
    Outcome outcome = engine.adjudicator().outcome(position);
    if (outcome.isOver()) {
      return result(outcome, position.mover());
    }
    if (position.occurrences() > 1) {
      obstacle = Optional.of("positions come back in it");
      return 0;
    }
    int best = -1;
    int mover = position.mover();
    for (Move move : engine.generator().legalMoves(position)) {
      if (++nodes > most) {
        obstacle = Optional.of("it is too large: " + most + " moves were tried");
      }
      position.make(move);
      int value = position.mover() == mover ? value(position) : -value(position);
      position.unmake();
      if (obstacle.isPresent()) {
        return 0;
      }
      best = Math.max(best, value);
      if (best == 1) {
        break;
      }
    }
    known.put(key, (byte) best);
    return best;
  }

  private static int result(Outcome outcome, int mover) {
    if (outcome instanceof Outcome.Win win) {
      return win.player() == mover ? 1 : -1;
    }
    return outcome instanceof Outcome.Loss loss ? (loss.player() == mover ? -1 : 1) : 0;
  }

  private List<Move> line(Position position, int value) {
    List<Move> line = new ArrayList<>();
    int wanted = value;
    boolean found = true;
    while (found && !engine.adjudicator().outcome(position).isOver()) {
      found = false;
      int mover = position.mover();
      for (Move move : engine.generator().legalMoves(position)) {
        position.make(move);
        int sign = position.mover() == mover ? 1 : -1;
        if (sign * value(position) == wanted) {
          line.add(move);
          wanted *= sign;
          found = true;
          break;
        }
        position.unmake();
      }
    }
    for (int i = 0; i < line.size(); i++) {
      position.unmake();
    }
    return line;
  }
}
