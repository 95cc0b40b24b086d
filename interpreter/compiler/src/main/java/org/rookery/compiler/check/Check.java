package org.rookery.compiler.check;

import org.rookery.compiler.model.GameModel;
import org.rookery.language.diagnostic.Diagnostics;

/** Looks for one kind of problem in a game that was read without errors. */
@FunctionalInterface
interface Check {
  /** Tells what it finds. */
  void check(GameModel game, Diagnostics diagnostics);
}
