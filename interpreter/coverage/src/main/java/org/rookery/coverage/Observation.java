package org.rookery.coverage;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.coverage.condition.Conditions;
import org.rookery.game.Game;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseRunner;

/** Tries a suite and notes what its expectations look at. */
public final class Observation {
  private Observation() {}

  /**
   * How much of a game a suite looks at.
   *
   * @param patience seconds of processor time a case may take
   */
  public static Coverage of(Game game, Suite suite, int patience) {
    Map<Unit, Integer> units = new LinkedHashMap<>();
    Conditions conditions = Conditions.of(game);
    Units.of(game.compiled(), conditions).forEach(unit -> units.put(unit, 0));
    for (Suite.Item item : suite.items()) {
      Observer observer = new Observer(game.engine(), conditions);
      new CaseRunner(game, suite, patience, observer).run(item);
      observer.seen().forEach(unit -> units.computeIfPresent(unit, (u, cases) -> cases + 1));
    }
    return new Coverage(game.title(), units);
  }
}
