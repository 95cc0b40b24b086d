package org.rookery.engine.movegen;

import org.rookery.engine.position.Position;

/** The code of one man on one square as a class written for it alone by {@link MoveCompiler}. */
abstract class CompiledMoves {
  /** Adds what the code emits, as {@link CodeRunner#run} would by interpreting it. */
  abstract void run(
      int[] board, RuleCode code, Position position, MoveBuffer out, CodeRunner runner);
}
