package org.rookery.engine.run;

import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/** Who attacks what, as rules may ask while they run. */
public interface AttackQuestions {
  /**
   * Whether a piece of {@code by}, by the moves of {@code group}, could capture a piece of content
   * {@code as} on {@code square}, were it there.
   */
  boolean attacked(Position position, int square, int as, int by, int group);

  /**
   * Whether the test holds: what has left a square to be attacked elsewhere hides nothing there.
   */
  default boolean attacked(Position position, Test.Attacked test) {
    int left = test.left();
    if (left == Topology.NOWHERE || position.content(left) == Contents.EMPTY) {
      return attacked(position, test.square(), test.as(), test.by(), test.group());
    }
    position.pretend(left, Contents.EMPTY);
    boolean attacked = attacked(position, test.square(), test.as(), test.by(), test.group());
    position.unmake();
    return attacked;
  }

  /** Whether a royal piece of {@code player} is attacked by anybody else. */
  boolean inCheck(Position position, int player);
}
