package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.List;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Span;

/** What of a diagram cannot be said in a rules file: told where it stands. */
final class Unsaid {
  private final Diagnostics problems;
  private final List<String> told = new ArrayList<>();

  Unsaid(Diagnostics problems) {
    this.problems = problems;
  }

  /** Tells one thing, in a whole sentence. */
  void tell(Span place, String what) {
    told.add(what);
    problems.warning("cannot-be-said", place, what);
  }

  /** Tells what is taken for granted, though the page does not say it. */
  void assume(Span place, String what) {
    problems.warning("assumed", place, what);
  }

  /** All that was told, in order. */
  List<String> told() {
    return List.copyOf(told);
  }
}
