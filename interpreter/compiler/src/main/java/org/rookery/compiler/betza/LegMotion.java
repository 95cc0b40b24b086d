package org.rookery.compiler.betza;

/**
 * How a piece goes at some point of a move.
 *
 * @param range the greatest number of steps of a leg; 0 is unlimited
 */
record LegMotion(Atom atom, int range) {
  /** Leaper for slider, slider for leaper. */
  LegMotion swapped() {
    return new LegMotion(atom, range == 1 ? 0 : 1);
  }

  LegMotion facing(int heading) {
    return new LegMotion(atom.facing(heading), range);
  }
}
