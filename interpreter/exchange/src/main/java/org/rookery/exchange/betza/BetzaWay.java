package org.rookery.exchange.betza;

import java.util.ArrayList;
import java.util.List;

/**
 * One way in which a piece may go, as its owner sees it.
 *
 * @param dx files to the right
 * @param dy ranks ahead
 * @param kind how it goes there
 * @param range how many such steps at most; 0 for as many as there is room for
 * @param mode what it does where it arrives
 */
record BetzaWay(int dx, int dy, Kind kind, int range, Mode mode) {
  /** How a piece goes. */
  enum Kind {
    /** Over whatever is between, and on in steps of the same kind as long as these are empty. */
    LEAP(""),
    /** One step, and the square half-way must be empty. */
    LAME("n"),
    /** Along a line and over exactly one piece. */
    HOP("p"),
    /** The same, to the square right behind that piece. */
    BEHIND("g");

    private final String letter;

    Kind(String letter) {
      this.letter = letter;
    }

    String letter() {
      return letter;
    }
  }

  private static final int LONGEST = 3;

  /**
   * Every way that Betza has a short word for, on a board of that many lines; simple ones first.
   */
  static List<BetzaWay> all(int longest) {
    List<BetzaWay> ways = new ArrayList<>();
    for (Mode mode : List.of(Mode.QUIET, Mode.CAPTURE, Mode.FRIEND)) {
      for (int x = -LONGEST; x <= LONGEST; x++) {
        for (int y = -LONGEST; y <= LONGEST; y++) {
          if (x != 0 || y != 0) {
            add(ways, x, y, mode, longest);
          }
        }
      }
    }
    return ways;
  }

  private static void add(List<BetzaWay> ways, int x, int y, Mode mode, int longest) {
    int far = Math.max(Math.abs(x), Math.abs(y));
    int near = Math.min(Math.abs(x), Math.abs(y));
    ways.add(new BetzaWay(x, y, Kind.LEAP, 1, mode));
    ways.add(new BetzaWay(x, y, Kind.LEAP, 0, mode));
    if (far == 2) {
      ways.add(new BetzaWay(x, y, Kind.LAME, 1, mode));
    }
    if (far == 1) {
      ways.add(new BetzaWay(x, y, Kind.HOP, 0, mode));
      ways.add(new BetzaWay(x, y, Kind.BEHIND, 0, mode));
    }
    for (int range = 2; range < longest && far <= 2 && near <= 1; range++) {
      ways.add(new BetzaWay(x, y, Kind.LEAP, range, mode));
    }
  }

  /** Whether it is one leap over whatever is between. */
  boolean isSingle() {
    return kind == Kind.LEAP && range == 1;
  }

  /** The same, with another thing to do at its end. */
  BetzaWay with(Mode other) {
    return new BetzaWay(dx, dy, kind, range, other);
  }

  /** Where it leads from a cell. */
  List<Integer> targets(BetzaBoard ground, int from) {
    return switch (kind) {
      case LEAP -> slide(ground, from);
      case LAME -> lame(ground, from);
      case HOP, BEHIND -> hop(ground, from);
    };
  }

  private List<Integer> slide(BetzaBoard ground, int from) {
    List<Integer> targets = new ArrayList<>();
    int cell = ground.step(from, dx, dy);
    for (int steps = 1; cell >= 0; steps++) {
      if (ground.allows(cell, mode)) {
        targets.add(cell);
      }
      if (!ground.isEmpty(cell) || steps == range) {
        break;
      }
      cell = ground.step(cell, dx, dy);
    }
    return targets;
  }

  /**
   * Half-way from a piece of the horse's kind is the square beside it, not the one at its corner.
   */
  private List<Integer> lame(BetzaBoard ground, int from) {
    int between = ground.step(from, dx / 2, dy / 2);
    int cell = ground.step(from, dx, dy);
    return between >= 0 && cell >= 0 && ground.isEmpty(between) && ground.allows(cell, mode)
        ? List.of(cell)
        : List.of();
  }

  private List<Integer> hop(BetzaBoard ground, int from) {
    List<Integer> targets = new ArrayList<>();
    int cell = ground.step(from, dx, dy);
    while (cell >= 0 && ground.isEmpty(cell)) {
      cell = ground.step(cell, dx, dy);
    }
    cell = cell < 0 ? cell : ground.step(cell, dx, dy);
    while (cell >= 0) {
      if (ground.allows(cell, mode)) {
        targets.add(cell);
      }
      if (kind == Kind.BEHIND || !ground.isEmpty(cell)) {
        break;
      }
      cell = ground.step(cell, dx, dy);
    }
    return targets;
  }
}
