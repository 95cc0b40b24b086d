package org.rookery.drawing.text;

/** Letters of a drawn board that look alike. */
public record Run(String text, Kind kind) {
  /** What is drawn. */
  public enum Kind {
    /** Coordinates, blanks, squares no piece stands on. */
    FRAME,
    /** A piece of the first player. */
    FIRST,
    /** A piece of another player. */
    OTHER,
    /** An empty square that is marked. */
    MARKED,
    /** A piece of the first player on a marked square. */
    FIRST_MARKED,
    /** A piece of another player on a marked square. */
    OTHER_MARKED
  }
}
