package org.rookery.player.value;

import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;

/** Something that makes a position better for a player, beyond pieces and where they stand. */
interface Feature {
  /** How much better it is for the first of two rivals, in hundredths of the commonest piece. */
  int score(Position position);

  /** The square of a piece that is the only one of its content on the board. */
  static int only(Position position, int content) {
    int word = 0;
    while (position.ofContent(content, word) == 0) {
      word++;
    }
    return (word << 6) + Long.numberOfTrailingZeros(position.ofContent(content, word));
  }

  /** This feature for another thread, which has a generator of its own. */
  default Feature on(MoveGenerator generator) {
    return this;
  }
}
