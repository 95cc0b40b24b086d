package org.rookery.compiler.betza;

/**
 * How a man goes at some point of a move.
 *
 * @param range the greatest number of steps of a leg; 0 is unlimited
 */
record Gait(Atom atom, int range) {
  /** Leaper for slider, slider for leaper. */
  Gait swapped() {
    return new Gait(atom, range == 1 ? 0 : 1);
  }

  Gait facing(int heading) {
    return new Gait(atom.facing(heading), range);
  }
}
