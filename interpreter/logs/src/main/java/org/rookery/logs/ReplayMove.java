package org.rookery.logs;

import java.util.List;
import java.util.Optional;
import org.rookery.drawing.courier.CourierBoard;
import org.rookery.engine.position.Position;

/** What a replay asks of a turn, beyond its text. */
interface ReplayMove {
  /** The board as it stands. */
  CourierBoard board();

  /** The position as it stands; empty where no rules are looked at. */
  Optional<Position> position();

  /** The number of the turn that comes next, as a game score counts. */
  int turnNumber();

  /** The player whose turn it is. */
  int mover();

  /** Whether that player is the first of the turn order. */
  boolean isFirstPlayer();

  /**
   * Plays the turn that a text says.
   *
   * @throws BadTurn when it is refused; then nothing has changed
   */
  void play(String text) throws BadTurn;

  /** What is odd about the turns played so far, in sentences, though none was refused. */
  default List<String> remarks() {
    return List.of();
  }
}
