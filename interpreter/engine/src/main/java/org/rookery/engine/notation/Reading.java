package org.rookery.engine.notation;

import java.util.List;
import org.rookery.engine.position.Move;

/** What a text read as a turn came to. */
public sealed interface Reading {
  /** It is this turn. */
  record Found(Move move) implements Reading {}

  /** It fits all of these turns, and is the complete text of none. */
  record Ambiguous(List<Move> moves) implements Reading {}

  /**
   * It fits no legal move.
   *
   * @param reason one sentence
   */
  record NoFit(String reason) implements Reading {}
}
