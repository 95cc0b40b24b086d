package org.rookery.suites.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Expect;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.YamlPlaces;
import org.rookery.suites.run.CaseObserver;
import org.rookery.suites.run.CaseRunner;
import org.rookery.suites.run.CaseTimeLimit;
import org.rookery.suites.run.Patience;
import org.rookery.suites.run.Phrases;

/** Works out what the {@code expect} of a case would say, were it written from what holds. */
public final class Proposals {
  private final Suite suite;
  private final GameEngine game;
  private final CaseRunner runner;
  private final int patience;
  private final List<String> lines;

  /**
   * Proposals for a suite under the rules of a game.
   *
   * @param patience seconds of processor time a case may take
   */
  public Proposals(Suite suite, Game game, int patience) {
    this.suite = suite;
    this.game = game.engine();
    this.runner = new CaseRunner(game, suite, patience, CaseObserver.NONE);
    this.patience = patience;
    this.lines = suite.text().lines().toList();
  }

  /**
   * New lines for an {@code expect}.
   *
   * @param start how many lines of the file come before it
   * @param old the lines that it has now, possibly none
   */
  public record Change(Suite.Item item, int start, List<String> old, List<String> fresh) {}

  /**
   * What would be written; empty when all that is expected holds, however it is written.
   *
   * @throws BadSuite when a turn to be played is no longer legal, or the case is laid out so that
   *     its {@code expect} cannot be replaced
   */
  public Optional<Change> change(Suite.Item item) throws BadSuite {
    Case c = item.open();
    boolean asked = c.expect() != null && !c.expect().asksNothing();
    if (asked && runner.run(item).passed()) {
      return Optional.empty();
    }
    CaseTimeLimit left = new CaseTimeLimit(Patience.ofProcessorTime(patience));
    try {
      Change change = change(item, asked ? c.expect() : null, runner.reached(item, left), left);
      return change.old.equals(change.fresh) ? Optional.empty() : Optional.of(change);
    } catch (CaseTimeLimit.OutOfTime e) {
      throw suite.bad(item.pointer(), "Nothing can be recorded: " + e.getMessage() + ".");
    }
  }

  private Change change(
      Suite.Item item, @Nullable Expect asked, Position position, CaseTimeLimit left)
      throws BadSuite, CaseTimeLimit.OutOfTime {
    YamlPlaces places = suite.places();
    if (suite.hasExamples(item)) {
      throw suite.bad(item.pointer(), "A case with `examples` cannot be recorded.");
    }
    String expect = YamlPlaces.child(item.pointer(), "expect");
    int indent = places.at(item.pointer()).column() - 1;
    boolean there = places.has(expect);
    int start = there ? places.at(expect).line() - 1 : end(item.pointer());
    int end = there ? end(expect) : start;
    if (there && !lines.get(start).startsWith(" ".repeat(indent) + "expect:")) {
      throw suite.bad(expect, "Only an `expect` that begins a line of its own can be recorded.");
    }
    if (!there && lines.get(places.at(item.pointer()).line() - 1).startsWith("{", indent)) {
      throw suite.bad(
          item.pointer(), "Only a case whose keys begin lines of their own can be recorded.");
    }
    List<String> fresh = new ArrayList<>(List.of(" ".repeat(indent) + "expect:"));
    fresh.addAll(
        new RecordedExpectation(game, suite, new Phrases(game, suite), left)
            .of(position, expect, asked, indent + 2));
    return new Change(item, start, lines.subList(start, end), fresh);
  }

  /**
   * The index of the line behind a value: comments and empty lines before what follows do not
   * belong to it.
   */
  private int end(String pointer) {
    int end = Math.min(suite.places().lineBehind(pointer) - 1, lines.size());
    while (end > 0
        && (lines.get(end - 1).isBlank() || lines.get(end - 1).strip().startsWith("#"))) {
      end--;
    }
    return end;
  }
}
