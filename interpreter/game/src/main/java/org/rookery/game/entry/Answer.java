package org.rookery.game.entry;

import org.rookery.game.LegalMove;

/** What came of a text that a person typed as a turn, or as a part of one. */
public sealed interface Answer {
  /** It is this turn. */
  record Complete(LegalMove turn) implements Answer {}

  /** It is the beginning of several turns: {@link TurnEntry#question} asks for more. */
  record Open() implements Answer {}

  /**
   * It is no legal move, and what was told before it stands.
   *
   * @param text what was typed, spelt as notations do
   */
  record None(String text) implements Answer {}
}
