package org.rookery.coverage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.rookery.coverage.condition.ConditionAlternatives;
import org.rookery.coverage.condition.TurnRuleAlternatives;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseRunner;
import org.rookery.suites.run.Patience;

/** Tries a suite and notes what its expectations look at. */
public final class CoverageObservation {
  private final Game game;
  private final Suite suite;
  private final int patience;
  private final ConditionAlternatives conditions;
  private final TurnRuleAlternatives rules;
  private final CoverageEffort effort = new CoverageEffort();

  /** An engine to look with, and one for the cases: each is made once, for it learns the rules. */
  private final GameEngine eye;

  private final GameEngine table;
  private final Set<Unit> units;

  /**
   * An observation of a suite.
   *
   * @param patience seconds of processor time a case may take
   */
  public CoverageObservation(Game game, Suite suite, int patience) {
    this.game = game;
    this.suite = suite;
    this.patience = patience;
    conditions = ConditionAlternatives.of(game);
    rules = TurnRuleAlternatives.of(game);
    eye = game.engine();
    table = game.engine();
    units = Units.of(game.compiled(), conditions, rules);
  }

  /** How much of a game a suite looks at; a case may take so many seconds of processor time. */
  public static Coverage of(Game game, Suite suite, int patience) {
    CoverageObservation observation = new CoverageObservation(game, suite, patience);
    Map<Unit, Integer> units = new LinkedHashMap<>();
    observation.units.forEach(unit -> units.put(unit, 0));
    for (Suite.Item item : suite.items()) {
      observation.of(item).forEach(unit -> units.merge(unit, 1, Integer::sum));
    }
    return new Coverage(game.title(), units);
  }

  /** What one of the cases looks at. */
  public Set<Unit> of(Suite.Item item) {
    Observer observer = new Observer(eye, conditions, rules, effort);
    new CaseRunner(game, table, suite, Patience.ofProcessorTime(patience), observer).run(item);
    observer.seen().retainAll(units);
    return observer.seen();
  }
}
