package org.rookery.compiler.specialize;

import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.board.Topology;

/**
 * The piece whose rules are being specialised.
 *
 * @param player their owner
 * @param start their square; where it is to be dropped; nowhere for acts in hand
 * @param isDrop whether it comes from the hand
 */
record Situation(int player, int content, int start, boolean isDrop) {

  /** The registers as they point in a state. */
  RuleSite site(State state) {
    return new RuleSite(
        player, content, start, state.cursor(), state.mark(), state.from(), state.to(), !isDrop);
  }

  /** What is known to stand on the start square. */
  @Nullable ContentSet standing(ConditionContext questions) {
    return isDrop || start == Topology.NOWHERE ? null : questions.names().only(content);
  }

  /** What is known to stand on a square; null when nothing is. */
  @Nullable ContentSet fact(State state, int square, ConditionContext questions) {
    if (square == state.cursor()) {
      return state.here();
    }
    if (square == state.to()) {
      return state.there();
    }
    return square == start ? standing(questions) : null;
  }

  /** A fact, with every content for "nothing known". */
  ContentSet before(@Nullable ContentSet fact, ConditionContext questions) {
    return fact != null ? fact : questions.anything();
  }
}
