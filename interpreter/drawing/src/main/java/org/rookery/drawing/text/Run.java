package org.rookery.drawing.text;

/** Letters of a drawn board that look alike. */
public record Run(String text, Kind kind) {
  /** What is drawn. */
  public enum Kind {
    /** Coordinates, blanks, squares nobody stands on. */
    FRAME,
    /** A man of the first player. */
    FIRST,
    /** A man of another player. */
    OTHER,
    /** An empty square that is marked. */
    MARKED,
    /** A man of the first player on a marked square. */
    FIRST_MARKED,
    /** A man of another player on a marked square. */
    OTHER_MARKED
  }
}
