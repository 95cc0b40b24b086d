package org.rookery.engine.run;

import org.rookery.engine.position.Position;

/** What code that was written anew leaves to the interpreter. */
public interface Interpreter {
  /** Adds what the block of {@code code} that starts at a place emits. */
  void interpret(RuleCode code, int start, Position position, MoveBuffer out);

  /** The answer to the question of the instruction at {@code pc}. */
  boolean asks(RuleCode code, int pc, Position position);
}
