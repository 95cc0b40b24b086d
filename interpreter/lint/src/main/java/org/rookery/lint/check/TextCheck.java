package org.rookery.lint.check;

/** A check of one file as its author wrote it, with all of its games. */
public non-sealed interface TextCheck extends LintCheck {
  /** Tells what it finds. */
  void look(LintedText text, FindingCollector findings);
}
