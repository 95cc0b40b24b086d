package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;

/**
 * One leg of a walk on its way: which, how it goes, and what came before.
 *
 * @param stage the number of the leg, from 0
 * @param heading where it goes, counted as its atom counts
 * @param steps how many the leg before made; 0 when that is not known
 * @param pending whether effects wait for the emission
 * @param taken whether squares are marked as taken
 */
record LegProgress(
    int stage, LegMotion motion, int heading, int steps, boolean pending, boolean taken) {
  /** The flag on squares where a piece is captured in passing. */
  static final String TAKEN = "betza taken";

  Leap leap() {
    return motion.atom().leap(heading);
  }

  /** Whether legs came before, so that the start square counts as empty. */
  boolean later() {
    return stage > 0;
  }

  /** What counts as an empty square here. */
  Condition empty() {
    Condition empty = StatementShorthand.empty(StatementShorthand.HERE);
    return later()
        ? StatementShorthand.any(
            List.of(empty, new SquareCondition.Marked(StatementShorthand.HERE)))
        : empty;
  }

  /** What counts as a piece of that side here. */
  Condition piece(Side side) {
    List<Condition> all = new ArrayList<>();
    all.add(StatementShorthand.piece(side, StatementShorthand.HERE));
    if (later() && side != Side.OPPONENT) {
      all.add(StatementShorthand.not(new SquareCondition.Marked(StatementShorthand.HERE)));
    }
    if (taken) {
      all.add(
          StatementShorthand.not(new SquareCondition.PositionFlag(TAKEN, StatementShorthand.HERE)));
    }
    return StatementShorthand.all(all);
  }
}
