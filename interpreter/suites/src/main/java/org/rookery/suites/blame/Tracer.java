package org.rookery.suites.blame;

import java.util.Map;
import java.util.Set;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.source.Origin;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.CaseRunner;
import org.rookery.suites.run.Patience;

/** Tries the cases of a suite again to see what they look at; it belongs to one thread. */
final class Tracer {
  /** Nodes that are walked to see what a case looks at. */
  private static final long WORK = 60_000;

  private final Game game;
  private final Suite suite;
  private final int patience;
  private final GameEngine engine;

  /** For the cases; what they look at is followed with the other, while they are tried. */
  private final GameEngine trying;

  private final EndingParts parts;

  Tracer(Game game, Suite suite, int patience) {
    this.game = game;
    this.suite = suite;
    this.patience = patience;
    this.engine = game.engine();
    this.trying = game.engine();
    this.parts = new EndingParts(game);
  }

  /**
   * What there is to know of a case.
   *
   * @param clues what it looks at
   * @param evidence how much its mismatches themselves say against each place; none where it holds
   */
  record Trace(Set<Clue> clues, Map<Origin, Double> evidence) {}

  Trace trace(CaseResult c) {
    Footprint footprint = new Footprint(engine, parts, WORK);
    Case written = c.item().readable();
    if (written != null && written.position() == null) {
      footprint.startsAtTheStart();
    }
    new CaseRunner(game, trying, suite, Patience.ofProcessorTime(patience), footprint)
        .run(c.item());
    return new Trace(footprint.clues(), c.passed() ? Map.of() : Evidence.of(engine, parts, c));
  }
}
