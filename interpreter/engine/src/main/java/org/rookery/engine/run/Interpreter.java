package org.rookery.engine.run;

import org.rookery.engine.position.Position;

/** What code that was written anew leaves to the interpreter. */
public interface Interpreter {
  /** Adds what the block of {@code code} that starts at a place emits. */
  void interpret(RuleCode code, int start, Position position, MoveBuffer out);

  /** The answer to a {@linkplain RuleCode#question question} of {@code code}. */
  boolean asks(RuleCode code, int question, Position position);
}
