package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.random.SeededRandom;
import org.rookery.suites.format.Always;

/** Random games that look for a position that should not come up, and the shortest way there. */
final class CounterexampleSearch {
  private final GameWithCondition watched;
  private final Position start;
  private final Always always;
  private final CaseTimeLimit patience;

  CounterexampleSearch(
      GameWithCondition watched, Position start, Always always, CaseTimeLimit patience) {
    this.watched = watched;
    this.start = start;
    this.always = always;
    this.patience = patience;
  }

  /**
   * A game that comes to what should not be.
   *
   * @param seed what the game it was found in was drawn with
   * @param tooLong whether it is that the game is not over
   */
  record Found(long seed, List<Move> moves, boolean tooLong) {}

  /** The shortest such game, if one of the random games came there. */
  Optional<Found> search() throws CaseTimeLimit.OutOfTime {
    Found shortest = null;
    for (int i = 0; i < always.gamesPlayed(); i++) {
      Found found = play(always.seedOrFirst() + i);
      boolean better =
          found != null && (shortest == null || found.moves.size() < shortest.moves.size());
      shortest = better ? found : shortest;
      if (shortest != null && shortest.tooLong) {
        break; // no game that is too long is any shorter
      }
    }
    return shortest == null || shortest.tooLong
        ? Optional.ofNullable(shortest)
        : Optional.of(
            new Found(
                shortest.seed,
                new CounterexampleShrinker(watched, start, patience).of(shortest.moves),
                false));
  }

  private @Nullable Found play(long seed) throws CaseTimeLimit.OutOfTime {
    Random random = SeededRandom.of(seed);
    Position position = new Position(start);
    List<Move> moves = new ArrayList<>();
    while (true) {
      patience.begin("always: the game of seed " + seed);
      if (watched.isBroken(position)) {
        return new Found(seed, moves, false);
      }
      Outcome outcome = watched.game().adjudicator().outcome(position);
      if (outcome.isOver()) {
        return null;
      }
      if (always.longest() != null && moves.size() >= always.longest()) {
        return new Found(seed, moves, true);
      }
      if (moves.size() >= always.turnsPlayed()) {
        return null;
      }
      List<Move> legal = watched.game().generator().legalMoves(position);
      Move move = legal.get(random.nextInt(legal.size()));
      moves.add(move);
      position.make(move);
    }
  }
}
