package org.rookery.compiler.specialize;

import java.util.Arrays;
import org.rookery.compiler.graph.Liveness;
import org.rookery.compiler.specialize.State.Certainty;
import org.rookery.program.ContentSet;

/**
 * Leaves out of states what no longer matters, so that those that differ in nothing else are one.
 */
final class DeadVariableElimination {
  private final Liveness live;
  private final LocalFlags flags;
  private final boolean isDrop;

  /** For the paths of a piece from the hand or of one on the board. */
  DeadVariableElimination(Liveness live, LocalFlags flags, boolean isDrop) {
    this.live = live;
    this.flags = flags;
    this.isDrop = isDrop;
  }

  /** The state without what is not asked about from here on. */
  State of(State state) {
    int node = state.node();
    int[] up = state.flags().length == 0 ? state.flags() : flags.lean(state.flags(), node);
    int[] counters =
        state.counters().length == 0 ? state.counters() : counters(state.counters(), node);
    ContentSet here = state.here() == null || live.asksContentHere(node) ? state.here() : null;
    boolean unasked = state.captures() != Certainty.NO && !live.asksCaptures(node);
    boolean pending = state.pending() && !isBoundToGo(state);
    return up == state.flags()
            && counters == state.counters()
            && here == state.here()
            && !unasked
            && pending == state.pending()
        ? state
        : state.remembering(counters, up, here, pending, unasked ? Certainty.NO : state.captures());
  }

  /** Whether its piece goes somewhere at the next emission, whatever else is pending. */
  private boolean isBoundToGo(State state) {
    int arrival = live.arrival(state.node(), state.cursor(), state.mark(), state.to());
    boolean isDropped = isDrop && state.landing() == RuleSite.UNSET;
    return arrival >= 0 && (isDropped || (state.from() != arrival && state.from() >= 0));
  }

  /** With 0 for those that no loop counts further, and without the last of these. */
  private int[] counters(int[] counters, int node) {
    int[] lean = counters;
    int size = 0;
    for (int c = 0; c < counters.length; c++) {
      if (counters[c] != 0 && !live.counts(c, node)) {
        lean = lean == counters ? counters.clone() : lean;
        lean[c] = 0;
      }
      size = lean[c] != 0 ? c + 1 : size;
    }
    return size == lean.length ? lean : Arrays.copyOf(lean, size);
  }
}
