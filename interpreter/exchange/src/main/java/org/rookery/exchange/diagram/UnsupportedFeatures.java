package org.rookery.exchange.diagram;

import static java.util.stream.Collectors.joining;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Span;

/** What of a diagram cannot be said in a rules file: told where it stands. */
final class UnsupportedFeatures {
  /** More than anybody reads. */
  private static final int KEPT = 200;

  private final Diagnostics problems;
  private final Set<String> messages = new LinkedHashSet<>();

  UnsupportedFeatures(Diagnostics problems) {
    this.problems = problems;
  }

  /** Tells one thing, in a whole sentence. */
  void warn(Span place, String what) {
    if (messages.size() < KEPT) {
      messages.add(what.replaceAll("\\s+", " "));
    }
    problems.warning("cannot-be-said", place, what);
  }

  /** Tells what is taken for granted, though the page does not say it. */
  void assume(Span place, String what) {
    problems.warning("assumed", place, what);
  }

  /** The comments for the head of the rules. */
  String head() {
    return messages.stream().map(what -> "; Not in these rules: " + what + "\n").collect(joining());
  }

  /** What was told, in order, each once. */
  List<String> messages() {
    return List.copyOf(messages);
  }
}
