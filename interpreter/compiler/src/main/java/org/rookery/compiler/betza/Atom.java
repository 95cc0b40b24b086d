package org.rookery.compiler.betza;

import java.util.Optional;
import org.rookery.compiler.model.Direction.Leap;

/**
 * The moves that look alike from the square in the middle.
 *
 * @param far the greater coordinate of the leap
 * @param near the lesser coordinate; the same as {@code far} for the eight steps around
 */
record Atom(AtomFamily family, int far, int near) {
  private static final String LETTERS = "WFDNAHCZGK";
  private static final int[][] LEAPS = {
    {1, 0}, {1, 1}, {2, 0}, {2, 1}, {2, 2}, {3, 0}, {3, 1}, {3, 2}, {3, 3}
  };
  private static final Leap[] COMPASS = {
    new Leap(0, 1), new Leap(1, 1), new Leap(1, 0), new Leap(1, -1),
    new Leap(0, -1), new Leap(-1, -1), new Leap(-1, 0), new Leap(-1, 1)
  };

  static final Atom AROUND = new Atom(AtomFamily.COMPASS, 1, 1);

  /** The leaper with these coordinates, in either order; not both zero. */
  static Atom leaper(int a, int b) {
    int far = Math.max(a, b);
    int near = Math.min(a, b);
    AtomFamily family = AtomFamily.OBLIQUE;
    if (near == 0) {
      family = AtomFamily.ORTHOGONAL;
    } else if (near == far) {
      family = AtomFamily.DIAGONAL;
    }
    return new Atom(family, far, near);
  }

  /** The atom with this letter. */
  static Optional<Atom> of(char letter) {
    int index = LETTERS.indexOf(letter);
    if (index < 0) {
      return Optional.empty();
    }
    return Optional.of(letter == 'K' ? AROUND : leaper(LEAPS[index][0], LEAPS[index][1]));
  }

  /** Its letter, or its coordinates when it has none. */
  String name() {
    if (family == AtomFamily.COMPASS) {
      return "K";
    }
    for (int i = 0; i < LEAPS.length; i++) {
      if (LEAPS[i][0] == far && LEAPS[i][1] == near) {
        return LETTERS.substring(i, i + 1);
      }
    }
    return "(" + far + "," + near + ")";
  }

  /** Whether it goes to neighbouring squares. */
  boolean isStep() {
    return far == 1;
  }

  /** This atom, or the one that 45 degrees make of it, such that it can go that way. */
  Atom facing(int heading) {
    if ((family.headings() & 1 << heading) != 0) {
      return this;
    }
    return leaper(far, family == AtomFamily.ORTHOGONAL ? far : 0);
  }

  /** The leap in a direction, counted as the family counts them. */
  Leap leap(int heading) {
    if (family != AtomFamily.OBLIQUE) {
      Leap unit = COMPASS[heading];
      return new Leap(unit.sideways() * far, unit.forward() * far);
    }
    boolean narrow = (heading + 1 & 2) == 0; // 0, 3, 4 and 7 go farther ahead than sideways
    int sideways = narrow ? near : far;
    int forward = narrow ? far : near;
    return new Leap(
        heading < 4 ? sideways : -sideways, heading < 2 || heading > 5 ? forward : -forward);
  }
}
