package org.rookery.lint.check;

/** A check of one game, with all it inherits. */
public non-sealed interface GameCheck extends LintCheck {
  /** Tells what it finds. */
  void look(LintedGame game, FindingCollector findings);
}
