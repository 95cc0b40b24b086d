package org.rookery.lint.check;

/** Looks for one thing that authors hardly mean. */
public sealed interface LintCheck permits GameCheck, TextCheck {
  /** Its page. */
  CheckDescription card();
}
