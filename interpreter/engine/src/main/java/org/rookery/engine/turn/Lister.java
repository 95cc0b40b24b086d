package org.rookery.engine.turn;

import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;

/** A listener to the legal moves of a position. */
interface Lister {
  /** Adds them to a buffer, with what happens by itself after each. */
  void list(Position position, MoveBuffer out);
}
