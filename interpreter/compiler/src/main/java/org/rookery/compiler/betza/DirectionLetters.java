package org.rookery.compiler.betza;

import java.util.List;

/** Direction letters: which of them belong together, and which headings they mean. */
final class DirectionLetters {
  /** The directions a later leg has when none are written: for eight moves, and for four. */
  private static final int NOT_BACK = 0xEF;

  private static final int AHEAD_AND_ASIDE = 0x45;

  private DirectionLetters() {}

  static boolean isTurn(char letter) {
    return "fblrvsh".indexOf(letter) >= 0;
  }

  /**
   * How many of these letters, from an index on, are one direction; 0 for an {@code h} out of
   * place.
   */
  static int group(String letters, int from, AtomFamily family) {
    char first = letters.charAt(from);
    char next = from + 1 < letters.length() ? letters.charAt(from + 1) : ' ';
    if (first == 'h') {
      return family == AtomFamily.OBLIQUE && (next == 'l' || next == 'r') ? 2 : 0;
    }
    if (family == AtomFamily.ORTHOGONAL) {
      return next == first ? 2 : 1;
    }
    if (next == first) {
      return 2;
    }
    boolean single = "fblr".indexOf(first) >= 0;
    if (next == 'h') {
      return single ? 2 : 1;
    }
    String across = "fbv".indexOf(first) >= 0 ? "lrs" : "fbv";
    return (single || family == AtomFamily.DIAGONAL) && across.indexOf(next) >= 0 ? 2 : 1;
  }

  /** The headings of a first leg, a bit each. */
  static int absolute(List<String> turns, AtomFamily family) {
    int set = 0;
    for (String turn : turns) {
      set |= headings(turn, family);
    }
    return turns.isEmpty() ? family.headings() : set;
  }

  /** The changes of heading at a later leg, a bit each, whatever the atom. */
  static int relative(List<String> turns, AtomFamily family) {
    if (!turns.isEmpty()) {
      return absolute(turns, AtomFamily.COMPASS);
    }
    return family.headings() == 0xFF ? NOT_BACK : AHEAD_AND_ASIDE;
  }

  /** These changes of heading, seen from a heading. */
  static int from(int heading, int changes) {
    return ((changes << heading) | (changes >> (8 - heading))) & 0xFF;
  }

  private static int headings(String turn, AtomFamily family) {
    char first = turn.charAt(0);
    if (turn.length() == 1) {
      return narrow(first, family);
    }
    char second = turn.charAt(1);
    if (first == 'h') {
      return second == 'r' ? 0x55 : 0xAA;
    }
    if (second == 'h') {
      return wide(first, family);
    }
    return wide(first, family)
        & (family == AtomFamily.OBLIQUE ? narrow(second, family) : wide(second, family));
  }

  private static int narrow(char letter, AtomFamily family) {
    return switch (family) {
      case ORTHOGONAL, COMPASS -> pick(letter, 1 << 0, 1 << 2, 1 << 4, 1 << 6);
      case DIAGONAL -> pick(letter, 0x82, 0x0A, 0x28, 0xA0);
      case OBLIQUE -> pick(letter, 0x81, 0x06, 0x18, 0x60);
    };
  }

  private static int wide(char letter, AtomFamily family) {
    return switch (family) {
      case ORTHOGONAL, COMPASS -> pick(letter, 0x83, 0x0E, 0x38, 0xE0);
      case DIAGONAL -> narrow(letter, family);
      case OBLIQUE -> pick(letter, 0xC3, 0x0F, 0x3C, 0xF0);
    };
  }

  private static int pick(char letter, int ahead, int right, int back, int left) {
    return switch (letter) {
      case 'f' -> ahead;
      case 'r' -> right;
      case 'b' -> back;
      case 'l' -> left;
      case 'v' -> ahead | back;
      case 's' -> right | left;
      default -> throw new IllegalArgumentException("no direction: " + letter);
    };
  }
}
