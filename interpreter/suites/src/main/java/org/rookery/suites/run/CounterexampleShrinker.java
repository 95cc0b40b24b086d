package org.rookery.suites.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;

/**
 * Makes a game shorter that comes to what should not be: turns that it does not need are left out,
 * and from each of its positions a shorter way to the end is looked for.
 */
final class CounterexampleShrinker {
  /** How many games without some turns are tried at most. */
  private static final int TRIALS = 4_000;

  /** How many positions a search for a shorter way may look at. */
  private static final int MAX_POSITIONS = 30_000;

  private final GameWithCondition watched;
  private final Position start;
  private final CaseTimeLimit patience;
  private int left;

  CounterexampleShrinker(GameWithCondition watched, Position start, CaseTimeLimit patience) {
    this.watched = watched;
    this.start = start;
    this.patience = patience;
  }

  /** The shorter game; as short as it got when the time is up. */
  List<Move> of(List<Move> moves) {
    List<Move> best = moves;
    try {
      for (int length = best.size() / 2; length > 0; length--) {
        best = without(best, length);
      }
      best = cut(best);
    } catch (CaseTimeLimit.OutOfTime shortEnough) {
      return best;
    }
    return best;
  }

  /** The game without those stretches of {@code length} moves that it does not need. */
  private List<Move> without(List<Move> moves, int length) throws CaseTimeLimit.OutOfTime {
    List<Move> best = moves;
    int trials = 0;
    for (int at = 0; at + length <= best.size() && trials < TRIALS; trials++) {
      List<Move> rest = new ArrayList<>(best.subList(0, at));
      rest.addAll(best.subList(at + length, best.size()));
      List<Move> shorter = reaching(rest);
      best = shorter == null ? best : shorter;
      at += shorter == null ? 1 : 0;
    }
    return best;
  }

  /** As many of these turns as lead to what should not be, if they are legal and do. */
  private @Nullable List<Move> reaching(List<Move> moves) throws CaseTimeLimit.OutOfTime {
    patience.check();
    Position position = new Position(start);
    for (int i = 0; ; i++) {
      if (watched.isBroken(position)) {
        return List.copyOf(moves.subList(0, i));
      }
      boolean over = i == moves.size() || isOver(position);
      if (over || !watched.game().generator().legalMoves(position).contains(moves.get(i))) {
        return null;
      }
      position.make(moves.get(i));
    }
  }

  /** Whether nothing is played any more, be it because of a clock or of what came again. */
  private boolean isOver(Position position) {
    return watched.game().adjudicator().outcome(position).isOver();
  }

  /** The game with its end replaced by a shorter one, from the earliest turn that has such. */
  private List<Move> cut(List<Move> moves) throws CaseTimeLimit.OutOfTime {
    List<Move> best = moves;
    Position position = new Position(start);
    for (int i = 0; i < best.size(); i++) {
      List<Move> end = null;
      left = MAX_POSITIONS;
      for (int depth = 1; depth < best.size() - i && left > 0 && end == null; depth++) {
        end = way(position, depth);
      }
      if (end != null) {
        List<Move> shorter = new ArrayList<>(best.subList(0, i));
        shorter.addAll(end);
        best = shorter;
      }
      position.make(best.get(i));
    }
    return best;
  }

  /** A line of {@code depth} moves to the violation, if one is found within the limit. */
  private @Nullable List<Move> way(Position position, int depth) throws CaseTimeLimit.OutOfTime {
    patience.check();
    if (--left <= 0 || isOver(position)) {
      return null;
    }
    for (Move move : watched.game().generator().legalMoves(position)) {
      position.make(move);
      List<Move> rest =
          depth > 1 ? way(position, depth - 1) : watched.isBroken(position) ? List.of() : null;
      position.unmake();
      if (rest != null) {
        List<Move> way = new ArrayList<>(List.of(move));
        way.addAll(rest);
        return way;
      }
    }
    return null;
  }
}
