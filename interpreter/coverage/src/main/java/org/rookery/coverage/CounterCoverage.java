package org.rookery.coverage;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.rookery.coverage.condition.ConditionAlternatives;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.form.Form;
import org.rookery.program.Edit;
import org.rookery.program.Ending;
import org.rookery.program.Test;

/**
 * Notes what is looked at of what counters do after turns. What a turn has changed is looked at
 * when the counter is, or an outcome that hangs on it, until the counter is set anew.
 */
final class CounterCoverage {
  private final GameEngine game;
  private final ConditionAlternatives conditions;
  private final List<Units.Change> changes;
  private final Set<Unit> seen;

  /** What the turns of a line did to counters, by the number of plies before each. */
  private final NavigableMap<Integer, List<Deed>> line = new TreeMap<>();

  /**
   * What a turn did to a counter.
   *
   * @param units what is looked at where the counter is
   * @param isSet whether what was counted before is forgotten
   */
  private record Deed(int counter, Set<Unit> units, boolean isSet) {}

  CounterCoverage(GameEngine game, ConditionAlternatives conditions, Set<Unit> seen) {
    this.game = game;
    this.conditions = conditions;
    this.seen = seen;
    changes = Units.changes(game.compiled(), conditions);
  }

  /** Notes what a turn that is going to be made does to counters. */
  void turn(Position position, Move move) {
    if (changes.isEmpty()) {
      return;
    }
    List<Deed> deeds = new ArrayList<>();
    Position after = new Position(position);
    after.make(uncounted(move));
    for (Units.Change change : changes) {
      boolean holds = game.generator().holds(after, change.when());
      Set<Unit> units = new LinkedHashSet<>();
      if (holds) {
        units.add(change.unit());
      }
      for (ConditionAlternatives.Other other :
          conditions.of(change.form().origin(), change.player())) {
        if (game.generator().holds(after, other.when()) != holds) {
          units.add(Units.of(change.subject(), other.alternative(), holds));
        }
      }
      deeds.add(new Deed(change.counter(), units, holds && isSet(change.form())));
    }
    line.put(position.ply(), deeds);
  }

  private static boolean isSet(Form change) {
    return change.isHeadedBy("set-to");
  }

  /** The turn without what counters do by themselves afterwards. */
  private Move uncounted(Move move) {
    int[] words =
        IntStream.range(0, move.words())
            .map(move::word)
            .filter(word -> Edit.kind(word) != Edit.COUNTER || !changesByItself(Edit.a(word)))
            .toArray();
    return Move.of(words);
  }

  private boolean changesByItself(int counter) {
    return !game.program().counters().get(counter).after().isEmpty();
  }

  /** A counter is looked at. */
  void counter(Position position, String name) {
    for (int number = 0; number < game.program().counters().size(); number++) {
      if (game.program().counters().get(number).name().equals(name)) {
        looked(position, number);
      }
    }
  }

  private void looked(Position position, int counter) {
    Map<Integer, List<Deed>> back = line.headMap(position.ply(), false).descendingMap();
    for (List<Deed> deeds : back.values()) {
      boolean isSet = false;
      for (Deed deed : deeds) {
        if (deed.counter() == counter) {
          seen.addAll(deed.units());
          isSet |= deed.isSet();
        }
      }
      if (isSet) {
        return;
      }
    }
  }

  /** The outcome is looked at, and so are the counters on which it hangs. */
  void outcome(Position position) {
    Setup here = position.setup();
    List<Ending> asked =
        game.program().endings().stream().filter(e -> !e.when().isAboutRepetition()).toList();
    for (int counter = 0; counter < game.program().counters().size(); counter++) {
      if (changesByItself(counter)) {
        int value = position.counter(counter);
        int ending = first(here, asked);
        if (first(here.withCounter(counter, value - 1), asked) != ending
            || first(here.withCounter(counter, value + 1), asked) != ending) {
          looked(position, counter);
        }
      }
    }
  }

  private int first(Setup setup, List<Ending> endings) {
    Position there = game.position(setup);
    for (int i = 0; i < endings.size(); i++) {
      Test when = endings.get(i).when();
      if (game.generator().holds(there, when)) {
        return i;
      }
    }
    return Ending.NONE;
  }
}
