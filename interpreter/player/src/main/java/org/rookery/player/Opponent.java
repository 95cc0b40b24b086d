package org.rookery.player;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/** Chooses turns as a player of some level does, on purpose not always the best. */
public final class Opponent {
  private static final int LOOKED_AT = 12;
  private static final int PERCENT = 100;

  private final Player player;
  private final Level level;
  private final SplitMix64 random;

  /** An opponent who thinks with {@code player} and draws their mistakes from {@code seed}. */
  public Opponent(Player player, Level level, long seed) {
    this.player = player;
    this.level = level;
    random = new SplitMix64(seed);
  }

  /** Their move; empty when there is none. */
  public Optional<Thought> choose(Position position, BooleanSupplier stop) {
    int lines = level.isStraight() ? 1 : LOOKED_AT;
    List<Move> moves = player.turns(position);
    SearchLimits limits = level.limits(moves.size());
    if (random.below(PERCENT) < level.blunders() && !moves.isEmpty()) {
      moves = List.of(moves.get(random.below(moves.size())));
    }
    List<Thought> found = player.think(position, moves, limits, lines, stop, thoughts -> {});
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Thought best = found.get(0);
    if (level.isStraight()) {
      return Optional.of(player.tempting(position, moves, best, limits, stop));
    }
    double most = Double.NEGATIVE_INFINITY;
    for (Thought thought : found) {
      double looks = thought.score().value() + level.blur() * random.fraction();
      if (looks > most) {
        most = looks;
        best = thought;
      }
    }
    return Optional.of(best);
  }
}
