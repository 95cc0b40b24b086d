package org.rookery.engine.position;

import org.rookery.program.Edit;

/**
 * Passes until a player's turn comes, for questions about what they could do were it their turn.
 */
public final class PassUntilTurn {
  private static final int[] PASS = {Edit.of(Edit.PASS, 0, 0)};

  private PassUntilTurn() {}

  /** Passes until it is that player's turn: how often, or less than nothing if it never is. */
  public static int until(Position position, int player) {
    int most = position.program().turnOrder().size();
    int passes = 0;
    while (position.mover() != player && passes < most) {
      position.make(PASS, 0, PASS.length);
      passes++;
    }
    return position.mover() == player ? passes : -1 - passes;
  }

  /** Takes the passes back that {@link #until} has answered with. */
  public static void takeBack(Position position, int passes) {
    for (int i = passes < 0 ? -1 - passes : passes; i > 0; i--) {
      position.unmake();
    }
  }
}
