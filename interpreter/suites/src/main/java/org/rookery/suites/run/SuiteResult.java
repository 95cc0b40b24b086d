package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;

/** What trying a suite came to. */
public final class SuiteResult {
  private final Path file;
  private final @Nullable Suite suite;
  private final @Nullable Game game;
  private final List<CaseResult> cases;
  private final @Nullable String problem;
  private final @Nullable String remark;

  private SuiteResult(
      Path file,
      @Nullable Suite suite,
      @Nullable Game game,
      List<CaseResult> cases,
      @Nullable String problem,
      @Nullable String remark) {
    this.file = file;
    this.suite = suite;
    this.game = game;
    this.cases = List.copyOf(cases);
    this.problem = problem;
    this.remark = remark;
  }

  /** The result of a suite whose cases were tried, and what else is to be told of it. */
  static SuiteResult of(Suite suite, Game game, List<CaseResult> cases, @Nullable String remark) {
    return new SuiteResult(suite.file(), suite, game, cases, null, remark);
  }

  /** The result of a suite of which no case was chosen. */
  static SuiteResult untried(Path file) {
    return new SuiteResult(file, null, null, List.of(), null, null);
  }

  /** The result of a suite that cannot be used at all, or whose rules file cannot. */
  static SuiteResult unreadable(Path file, BadSuite problem) {
    return new SuiteResult(file, null, null, List.of(), problem.getMessage(), null);
  }

  /** The file, as the user named it. */
  public Path file() {
    return file;
  }

  /** The suite; empty when it could not be read, or no case of it was chosen. */
  public Optional<Suite> suite() {
    return Optional.ofNullable(suite);
  }

  /** The game the cases were tried on; empty when none could be. */
  public Optional<Game> game() {
    return Optional.ofNullable(game);
  }

  /** What came of the cases, in their order. */
  public List<CaseResult> cases() {
    return cases;
  }

  /** Why no case could be tried: one sentence or more, that begin with file, line and column. */
  public Optional<String> problem() {
    return Optional.ofNullable(problem);
  }

  /** Something to tell whether the cases held or not: a sentence that begins with a place. */
  public Optional<String> remark() {
    return Optional.ofNullable(remark);
  }

  /** How many cases were tried and failed. */
  public int failures() {
    return (int) cases.stream().filter(result -> !result.mismatches().isEmpty()).count();
  }

  /** How many cases could not be tried; 1 when the suite could not. */
  public int errors() {
    long unreadable = cases.stream().filter(result -> result.problem().isPresent()).count();
    return (int) unreadable + (problem == null ? 0 : 1);
  }

  /** How many cases were not tried, because their suite says so. */
  public int skipped() {
    return (int) cases.stream().filter(result -> result.skipped().isPresent()).count();
  }

  /** How many cases there are, as far as the file could be read. */
  public int total() {
    return cases.size();
  }
}
