package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;

/** What trying a case came to. */
public final class CaseResult {
  private final Suite suite;
  private final Suite.Item item;
  private final List<Mismatch> mismatches;
  private final @Nullable BadSuite problem;
  private final @Nullable String skipped;
  private final double seconds;

  private CaseResult(
      Suite suite,
      Suite.Item item,
      List<Mismatch> mismatches,
      @Nullable BadSuite problem,
      @Nullable String skipped,
      double seconds) {
    this.suite = suite;
    this.item = item;
    this.mismatches = List.copyOf(mismatches);
    this.problem = problem;
    this.skipped = skipped;
    this.seconds = seconds;
  }

  static CaseResult tried(Suite suite, Suite.Item item, List<Mismatch> mismatches, double seconds) {
    return new CaseResult(suite, item, mismatches, null, null, seconds);
  }

  static CaseResult unreadable(Suite suite, Suite.Item item, BadSuite problem, double seconds) {
    return new CaseResult(suite, item, List.of(), problem, null, seconds);
  }

  static CaseResult skipped(Suite suite, Suite.Item item, String reason) {
    return new CaseResult(suite, item, List.of(), null, reason, 0);
  }

  /** What it is called. */
  public String name() {
    return item.name();
  }

  /** The file it stands in, as the user named it. */
  public Path file() {
    return suite.file();
  }

  /** The line it begins in, or that of its example, from 1. */
  public int line() {
    return suite.line(item);
  }

  /** The line in which a mismatch was expected otherwise, from 1. */
  public int line(Mismatch mismatch) {
    return suite.line(mismatch.where().pointer());
  }

  /** The case as {@code file:line}. */
  public String place() {
    return file() + ":" + line();
  }

  /** The case itself, with where it stands. */
  public Suite.Item item() {
    return item;
  }

  /** What does not hold, in the order of the format's keys. */
  public List<Mismatch> mismatches() {
    return mismatches;
  }

  /** Why it could not be tried, with the place; empty when it could. */
  public Optional<String> problem() {
    return Optional.ofNullable(problem).map(bad -> String.valueOf(bad.getMessage()));
  }

  /** What in the suite cannot be used, as a pointer; empty when nothing, or it is not known. */
  public String problemPointer() {
    return problem == null ? "" : problem.pointer();
  }

  /** The line of what cannot be used, from 1. */
  public int problemLine() {
    return suite.line(problemPointer());
  }

  /** Why it was not tried on purpose; empty when it was. */
  public Optional<String> skipped() {
    return Optional.ofNullable(skipped);
  }

  /** How long it took, in seconds. */
  public double seconds() {
    return seconds;
  }

  /** Whether all of it that was tried holds. */
  public boolean passed() {
    return mismatches.isEmpty() && problem == null;
  }
}
