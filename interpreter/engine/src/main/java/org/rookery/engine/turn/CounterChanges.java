package org.rookery.engine.turn;

import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * Adds to legal moves what happens to counters after the turn.
 *
 * <p>Whether a counter changes may hang on attacks and moves, which a position knows nothing of; so
 * the move says it.
 */
final class CounterChanges {
  private final List<GameProgram.CounterRule> counters;
  private final boolean active;
  private final TurnGenerator turns;

  CounterChanges(GameProgram program, TurnGenerator turns) {
    this.counters = program.counters();
    this.active = counters.stream().anyMatch(counter -> !counter.after().isEmpty());
    this.turns = turns;
  }

  /** Completes the moves from number {@code from} on. */
  void add(Position position, MoveBuffer moves, int from) {
    if (!active) {
      return;
    }
    Scratch.Area area = turns.scratch().enter();
    MoveBuffer completed = area.turns;
    for (int i = from; i < moves.size(); i++) {
      int start = moves.start(i);
      int end = moves.end(i);
      completed.append(moves.words(), start, end);
      position.make(moves.words(), start, end);
      if (position.continuation() == Position.NOWHERE) {
        addChanges(position, completed);
      }
      position.unmake();
      completed.close();
    }
    moves.truncate(from);
    for (int i = 0; i < completed.size(); i++) {
      moves.append(completed.words(), completed.start(i), completed.end(i));
      moves.close();
    }
    turns.scratch().leave();
  }

  private void addChanges(Position position, MoveBuffer move) {
    for (int number = 0; number < counters.size(); number++) {
      int by = 0;
      for (GameProgram.CounterRule.Change change : counters.get(number).after()) {
        if (turns.holds(position, change.when())) {
          by += turns.value(position, change.by());
        }
      }
      while (by != 0) {
        int step = Math.max(-Edit.COUNTER_BIAS, Math.min(by, Edit.COUNTER_BIAS - 1));
        move.append(Edit.of(Edit.COUNTER, number, step + Edit.COUNTER_BIAS));
        by -= step;
      }
    }
  }
}
