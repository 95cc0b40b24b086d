package org.rookery.compiler.specialize;

import org.jspecify.annotations.Nullable;
import org.rookery.compiler.specialize.State.Certainty;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/** The leg a block would close now: how its piece goes, and whether that captures. */
final class Legs {
  /** Instead of an edit word: no piece moves. */
  static final int NONE = -1;

  private final ConditionContext questions;
  private final Situation situation;

  Legs(ConditionContext questions, Situation situation) {
    this.questions = questions;
    this.situation = situation;
  }

  /** The edit word of the leg; with {@code copy} its piece stays where it is, too. */
  int word(RuleSite site, State state, boolean copy) {
    int arrival = site.arrival();
    if (arrival == Topology.NOWHERE) {
      return NONE;
    }
    if (situation.isDrop() && state.landing() == RuleSite.UNSET) {
      return Edit.of(Edit.DROP, situation.content(), arrival);
    }
    return site.from() == arrival || site.from() == Topology.NOWHERE
        ? NONE
        : Edit.of(copy ? Edit.COPY : Edit.MOVE, site.from(), arrival);
  }

  /**
   * The edit word of the leg that an emission closes: where nothing but counters changes, a piece
   * that stays says who it is by going nowhere.
   */
  int emitted(RuleSite site, State state, boolean copy, boolean onlyCounts) {
    int word = word(site, state, copy);
    boolean isFirst = state.landing() == RuleSite.UNSET && !situation.isDrop();
    return word == NONE && state.pending() && isFirst && onlyCounts
        ? Edit.of(Edit.MOVE, situation.start(), situation.start())
        : word;
  }

  /**
   * Whether the move, if it were emitted now, would capture: known when it has one leg at most and
   * what stands on the arrival square is known.
   *
   * @param there what is known of the arrival square; null for nothing
   */
  Test captures(RuleSite site, State state, @Nullable ContentSet there) {
    boolean drops = situation.isDrop() && state.landing() == RuleSite.UNSET;
    boolean first = state.landing() == RuleSite.UNSET;
    boolean moves = drops || site.arrival() != site.from();
    boolean goes = drops || site.from() == situation.start();
    boolean covers = state.pending() && questions.stacks();
    boolean surely =
        !covers && first && moves && goes && there != null && !there.has(Contents.EMPTY);
    boolean never = first && (!moves || (there != null && there.isOnly(Contents.EMPTY)));
    if (state.captures() == Certainty.YES || surely) {
      return new Test.Constant(true);
    }
    if (state.captures() == Certainty.NO && never) {
      return new Test.Constant(false);
    }
    // With nothing pending, neither a capture nor a leg that lifts, it hangs on the arrival square
    // alone.
    return state.pending() || !goes
        ? new Test.Captures(
            drops ? Test.Captures.HAND : Math.max(site.from(), 0), Math.max(site.arrival(), 0))
        : new Test.Holds(site.arrival(), questions.occupied());
  }
}
