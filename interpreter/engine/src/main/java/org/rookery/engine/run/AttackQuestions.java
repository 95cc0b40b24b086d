package org.rookery.engine.run;

import org.rookery.engine.position.Position;

/** Who attacks what, as rules may ask while they run. */
public interface AttackQuestions {
  /**
   * Whether a man of {@code by}, by the moves of {@code group}, could capture a man of content
   * {@code as} on {@code square}, were it there.
   */
  boolean attacked(Position position, int square, int as, int by, int group);

  /** Whether a royal man of {@code player} is attacked by anybody else. */
  boolean inCheck(Position position, int player);
}
