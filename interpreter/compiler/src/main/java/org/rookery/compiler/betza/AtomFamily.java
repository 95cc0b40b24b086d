package org.rookery.compiler.betza;

/** How the moves of an atom are arranged, which is what its direction letters mean. */
enum AtomFamily {
  ORTHOGONAL(0x55),
  DIAGONAL(0xAA),
  /** Eight moves between the lines, counted clockwise from the one nearest straight ahead. */
  OBLIQUE(0xFF),
  /** Orthogonal and diagonal, counted clockwise from straight ahead; so are all later legs. */
  COMPASS(0xFF);

  private final int headings;

  AtomFamily(int headings) {
    this.headings = headings;
  }

  /** Its headings, a bit each. */
  int headings() {
    return headings;
  }
}
