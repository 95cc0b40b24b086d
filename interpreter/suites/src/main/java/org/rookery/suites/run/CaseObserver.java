package org.rookery.suites.run;

import java.util.Optional;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;

/**
 * Is told what a case looks at while it is tried. Positions are as they are looked at, and go on
 * changing afterwards: who wants to keep one copies it.
 */
public interface CaseObserver {
  /** One that takes no notice. */
  CaseObserver NONE = new CaseObserver() {};

  /** A case has set up its position, before it plays any turn. */
  default void begins(Position position) {}

  /** All turns of the player to move are looked at, as {@code count} and {@code moves} do. */
  default void turns(Position position) {}

  /** The turns of the piece on a square are looked at. */
  default void turnsOf(Position position, int square) {}

  /**
   * A turn is named: to be played, or as legal or illegal.
   *
   * @param move the turn that the text means, if it means one legal move
   */
  default void named(Position position, String text, Optional<Move> move) {}

  /** All turns down to a depth are counted. */
  default void leaves(Position position, int depth) {}

  /** What the turn that led here, or the set-up, has left behind is looked at. */
  default void state(Position position, Key key) {}

  /** It is looked at what stands on a square. */
  default void square(Position position, int square) {}

  /** A counter is looked at, by its name in the program. */
  default void counter(Position position, String name) {}
}
