package org.rookery.game;

import java.util.List;

/** What a text read as a turn came to. */
public sealed interface TurnReading {
  /** It is this turn. */
  record Found(LegalMove turn) implements TurnReading {}

  /** It fits all of these turns, and is the complete text of none. */
  record Several(List<LegalMove> turns) implements TurnReading {}

  /**
   * It fits no legal move.
   *
   * @param reason one sentence
   */
  record None(String reason) implements TurnReading {}
}
