package org.rookery.game.facts;

/** The shape of a board, as people look for it. */
public enum BoardKind {
  /** Squares side by side. */
  SQUARES("squares"),
  /** Cells of six sides. */
  HEXAGONS("hexagons"),
  /** Points that lines join. */
  POINTS("points and lines"),
  /** Hollows for seeds. */
  PITS("pits"),
  /** Rows that go round. */
  RING("ring"),
  /** Several boards, beside or above each other. */
  LEVELS("several boards"),
  /** Files on which pieces are piled up. */
  STACKS("stacks"),
  /** Cells of other shapes. */
  OTHER("another shape");

  private final String words;

  BoardKind(String words) {
    this.words = words;
  }

  /** The shape in words. */
  public String words() {
    return words;
  }
}
