package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.round.Rounds;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.Search;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.program.GameProgram;

/**
 * Makes up what others have chosen in a round that is not over: half of the choices are the best
 * moves that a search finds for them, and half are any of their legal moves, since players need not
 * play the best ones.
 */
final class ChoiceSampler {
  private final MoveGenerator generator;
  private final GameProgram program;
  private final Search search;
  private final long seed;

  ChoiceSampler(MoveGenerator generator, Search search, long seed) {
    this.generator = generator;
    program = generator.program();
    this.search = search;
    this.seed = seed;
  }

  /** So many positions in which all others have chosen what they may choose in this round. */
  List<Position> worlds(Position position, int count, SearchLimits limits, BooleanSupplier stop) {
    Position seen =
        new Position(
            position, new Disguise(program).withoutChoices(position.setup(), position.mover()));
    SplitMix64 random = new SplitMix64(seed ^ seen.hash());
    List<Position> worlds = Collections.nCopies(count, seen);
    for (int step = program.repeatFrom(); step < program.turnOrder().size(); step++) {
      if (step != position.step()) {
        List<Integer> choices = choices(Rounds.alone(seen, step), count, limits, stop, random);
        worlds = with(worlds, step, choices);
      }
    }
    return worlds;
  }

  private static List<Position> with(List<Position> worlds, int step, List<Integer> choices) {
    List<Position> more = new ArrayList<>();
    for (int i = 0; i < worlds.size(); i++) {
      more.add(Rounds.with(worlds.get(i), step, choices.get(i)));
    }
    return more;
  }

  /** Numbers of moves of the player to move, from 1; {@link Rounds#NOTHING} where there is none. */
  private List<Integer> choices(
      Position position, int count, SearchLimits limits, BooleanSupplier stop, SplitMix64 random) {
    List<Move> legal = generator.legalMoves(position);
    List<Integer> choices = new ArrayList<>();
    if (legal.isEmpty()) {
      return Collections.nCopies(count, Rounds.NOTHING);
    }
    for (Thought thought : search.think(position, legal, limits, count / 2, stop, found -> {})) {
      if (!thought.line().isEmpty() && choices.size() < count / 2) {
        choices.add(legal.indexOf(thought.line().get(0)) + 1);
      }
    }
    while (choices.size() < count) {
      choices.add(1 + random.below(legal.size()));
    }
    return choices;
  }
}
