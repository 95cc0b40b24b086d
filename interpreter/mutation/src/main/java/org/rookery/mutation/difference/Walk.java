package org.rookery.mutation.difference;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;

/**
 * Some turns from a position, and what was seen on the way.
 *
 * @param start the position as text; empty for the one where the game begins
 * @param turns the keys of the turns made
 * @param prints of what was seen before each turn and at the end
 * @param wide of all that was seen one turn beyond the end; 0 when no search went there
 */
public record Walk(Optional<String> start, List<Long> turns, List<Long> prints, long wide) {
  /** Where two games differ: so many turns of a walk have been made, and perhaps one more. */
  public record Fork(Walk walk, int turns, Optional<Long> next) {}

  /** The position a walk begins at; empty when the game has no such position. */
  static Optional<Position> begin(GameEngine game, Optional<String> start) {
    if (start.isEmpty()) {
      return Optional.of(game.start());
    }
    try {
      return Optional.of(game.position(start.get()));
    } catch (TextException otherState) {
      return Optional.empty();
    }
  }

  /** Whether no royal piece can be captured now, as none can after a legal move. */
  static boolean isPossible(GameEngine game, Position position) {
    for (int player = 0; player < game.program().players().size(); player++) {
      if (player != position.as() && game.generator().inCheck(position, player)) {
        return false;
      }
    }
    return true;
  }

  /** The first thing that the other game shows otherwise; empty when all is the same. */
  Optional<Fork> fork(GamePair twins) {
    Optional<GamePair.Pair> begun = twins.begin(start);
    if (begun.isEmpty()) {
      return Optional.empty();
    }
    GameEngine other = twins.there();
    Position position = begun.get().there();
    for (int i = 0; ; i++) {
      PlayerView sight = PlayerView.of(other, position);
      if (sight.print() != prints.get(i)) {
        return Optional.of(new Fork(this, i, Optional.empty()));
      }
      if (i == turns.size()) {
        return wide != 0 && beyond(other, position, sight) != wide
            ? Optional.of(new Fork(this, i, Optional.of(0L)))
            : Optional.empty();
      }
      position.make(sight.turn(turns.get(i)));
    }
  }

  /** A print of all that is seen one turn further. */
  static long beyond(GameEngine game, Position position, PlayerView sight) {
    long sum = 1;
    for (int i = 0; i < sight.turns().size(); i++) {
      position.make(sight.turns().get(i));
      sum += PlayerView.mixed(sight.keys().get(i) ^ PlayerView.of(game, position).print());
      position.unmake();
    }
    return sum;
  }
}
