package org.rookery.exchange.diagram;

import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Span;

/** What of a diagram cannot be said in a rules file: told where it stands. */
final class Unsaid {
  private final Diagnostics problems;
  private boolean any;

  Unsaid(Diagnostics problems) {
    this.problems = problems;
  }

  /** Tells one thing, in a whole sentence. */
  void tell(Span place, String what) {
    any = true;
    problems.warning("cannot-be-said", place, what);
  }

  /** Tells what is taken for granted, though the page does not say it. */
  void assume(Span place, String what) {
    problems.warning("assumed", place, what);
  }

  boolean isEmpty() {
    return !any;
  }
}
