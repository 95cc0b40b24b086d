package org.rookery.engine.run;

import org.rookery.engine.position.Position;

/** The code of one piece on one square, written for it alone by a {@link Backend}. */
public abstract class CompiledMoves {
  /** Adds what the code emits, as interpreting it would. */
  public abstract void run(
      int[] board, RuleCode code, Position position, MoveBuffer out, Interpreter interpreter);
}
