package org.rookery.engine.dead;

import java.util.BitSet;
import java.util.Map;
import org.rookery.engine.reachability.GameInvariants;
import org.rookery.program.ContentSet;

/** A royal piece on a square, and what closes its escapes. */
final class Corner {
  /** In place of the rival's square: it may be anywhere. */
  static final int NOWHERE = -1;

  /** As many escapes at most are asked about. */
  private static final int MOST_ESCAPES = 30;

  private final GameInvariants frame;
  private final int square;
  private final int[] escapes;
  private final ContentSet[] open;

  /** The escapes and the square itself. */
  private final BitSet around = new BitSet();

  /**
   * A royal piece on a square.
   *
   * @param steps the squares that it can go to where they are safe and nothing is in the way, with
   *     what may stand on each of them
   */
  Corner(GameInvariants frame, int square, Map<Integer, ContentSet> steps) {
    this.frame = frame;
    this.square = square;
    int count = Math.min(steps.size(), MOST_ESCAPES);
    escapes = new int[count];
    open = new ContentSet[count];
    int i = 0;
    for (Map.Entry<Integer, ContentSet> step : steps.entrySet()) {
      if (i < count) {
        escapes[i] = step.getKey();
        open[i++] = step.getValue();
        around.set(step.getKey());
      }
    }
    around.set(square);
  }

  /** All escapes as bits, and behind them whether the square must be attacked. */
  int goal(boolean attacked) {
    return (1 << escapes.length) - 1 | (attacked ? 1 << escapes.length : 0);
  }

  /**
   * The escapes that a piece closes, as bits, and behind them whether it attacks the square.
   *
   * @param rivalSquare where the rival stands, or {@link #NOWHERE}
   */
  int closed(StandingPiece guard, int rivalSquare) {
    if (!around.get(guard.square) && !guard.reach().intersects(around)) {
      return 0;
    }
    int mask = attacks(guard, square, rivalSquare) ? 1 << escapes.length : 0;
    for (int i = 0; i < escapes.length; i++) {
      int escape = escapes[i];
      boolean stands =
          guard.square == escape && (frame.isRoyal(guard.piece) || !open[i].has(guard.piece));
      if (stands || (guard.reach().get(escape) && attacks(guard, escape, rivalSquare))) {
        mask |= 1 << i;
      }
    }
    return mask;
  }

  private static boolean attacks(StandingPiece guard, int target, int rivalSquare) {
    return rivalSquare == NOWHERE ? guard.attacks(target) : guard.attacks(target, rivalSquare);
  }
}
