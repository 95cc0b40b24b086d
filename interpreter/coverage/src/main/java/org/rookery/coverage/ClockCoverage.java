package org.rookery.coverage;

import java.util.Set;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;

/** Notes what is looked at of what resets the count of quiet moves, and of what does not. */
final class ClockCoverage {
  private final QuietMoves rule;
  private final Set<Unit> seen;

  ClockCoverage(QuietMoves rule, Set<Unit> seen) {
    this.rule = rule;
    this.seen = seen;
  }

  /** An outcome is looked at. */
  void outcome(Position position) {
    if (rule.limit() == 0) {
      return;
    }
    boolean reached = position.clock() >= rule.limit();
    Position back = new Position(position);
    while (back.ply() > 0 && back.clock() > 0) {
      int piece = moved(back);
      if (reached && piece != Contents.EMPTY && !rule.isReset(piece)) {
        seen.add(rule.unit(piece));
      }
      back.unmake();
    }
    if (back.ply() > 0 && !reached) {
      reset(back, position.clock() + 1);
    }
  }

  /**
   * A turn has reset the count.
   *
   * @param since how many turns it would count from there on, had it not
   */
  private void reset(Position after, int since) {
    int piece = moved(after);
    boolean captures = after.capturedCount() > 0;
    boolean isReset = piece != Contents.EMPTY && rule.isReset(piece);
    Position before = new Position(after);
    before.unmake();
    if (before.clock() + since < rule.limit() || (captures && isReset)) {
      return; // it made no difference, or there are two reasons for it
    }
    if (isReset) {
      seen.add(rule.unit(piece));
    } else if (captures) {
      rule.capture().ifPresent(seen::add);
    }
  }

  private static int moved(Position after) {
    int square = after.lastTo();
    return square == Position.NOWHERE ? Contents.EMPTY : after.content(square);
  }
}
