package org.rookery.compiler.betza;

import java.util.List;
import java.util.Set;

/**
 * What the lower-case letters say about one leg of a move.
 *
 * @param turns the directions, each in the fewest letters: {@code f}, {@code fl}, {@code fh},
 *     {@code hr}
 * @param jumps how often {@code j} was written
 */
record Leg(Set<Modifier> modifiers, List<String> turns, int jumps) {
  Leg {
    modifiers = Set.copyOf(modifiers);
    turns = List.copyOf(turns);
  }

  boolean has(Modifier modifier) {
    return modifiers.contains(modifier);
  }
}
