package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rookery.engine.position.Setup;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CounterRule;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/**
 * The numbers that counters are compared with between turns: what changes a counter otherwise is
 * seen when it comes to one of them, which may be a long game away.
 */
final class CounterLimits {
  private final SortedMap<Integer, SortedSet<Integer>> limits = new TreeMap<>();

  /** The limits of a game. */
  CounterLimits(GameProgram program) {
    program.endings().forEach(ending -> collect(ending.when()));
    program.forbidden().forEach(this::collect);
    for (TurnStep step : program.turnOrder()) {
      collect(step.again());
    }
    for (CounterRule counter : program.counters()) {
      counter.after().forEach(change -> collect(change.when()));
    }
  }

  private void collect(Test test) {
    test.all()
        .map(Test::quantities)
        .filter(sides -> !sides.isEmpty())
        .forEach(
            sides -> {
              collect(sides.get(0), sides.get(1));
              collect(sides.get(1), sides.get(0));
            });
  }

  private void collect(Quantity side, Quantity other) {
    if (side instanceof Quantity.Counter counter && other instanceof Quantity.Constant limit) {
      limits.computeIfAbsent(counter.counter(), unused -> new TreeSet<>()).add(limit.value());
    }
  }

  /** A position as it is but for one counter, which is at one of its limits or one before. */
  List<Setup> before(Setup setup) {
    List<Setup> near = new ArrayList<>();
    for (Map.Entry<Integer, SortedSet<Integer>> counter : limits.entrySet()) {
      int now = setup.counters().get(counter.getKey());
      counter.getValue().stream()
          .flatMap(limit -> Stream.of(limit - 1, limit))
          .filter(value -> value > 0 && value != now)
          .distinct()
          .forEach(value -> near.add(setup.withCounter(counter.getKey(), value)));
    }
    return near;
  }
}
