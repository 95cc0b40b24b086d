package org.rookery.app.cli;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.rookery.suites.run.Selection;
import picocli.CommandLine.Option;

/** The options that choose cases. */
final class TestSelection {
  @Option(
      names = "--filter",
      paramLabel = "REGEX",
      description = "Only cases whose names the expression is found in.")
  private @Nullable String filter;

  @Option(
      names = "--tags",
      paramLabel = "TAG",
      split = ",",
      description = "Only cases that have one of these tags.")
  private List<String> tags = List.of();

  @Option(names = "--failed", description = "Only cases that failed when they were tried last.")
  private boolean failed;

  /** What is chosen, with these lines of files. */
  Selection selection(SuiteFiles files) {
    return new Selection(
        filter == null ? null : pattern("--filter", filter),
        new TreeSet<>(tags),
        Map.copyOf(files.lines()),
        failed ? failedBefore() : null);
  }

  private static Set<String> failedBefore() {
    Set<String> places = LastFailures.places();
    if (places.isEmpty()) {
      throw new Refusal("No case is remembered as failed.");
    }
    return places;
  }

  /** The expression that an option has. */
  static Pattern pattern(String option, String text) {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException e) {
      throw new Refusal(
          "`"
              + option
              + "` has no regular expression: "
              + e.getDescription()
              + " in `"
              + text
              + "`.");
    }
  }
}
